// Before the first paint: the theme and language chosen last time. A file of its own, so that a
// page policy without inline scripts can stand.
try {
  var root = document.documentElement;
  root.dataset.theme = JSON.parse(localStorage.getItem('cavale.theme') || '"auto"');
  root.lang = JSON.parse(localStorage.getItem('cavale.lang') || 'null') || (/^fr/i.test(navigator.language) ? 'fr' : 'en');
} catch (e) {
  /* a browser that keeps nothing */
}
