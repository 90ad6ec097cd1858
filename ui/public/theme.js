// Before the first paint: the theme and language chosen last time. A file of its own, so that a
// page policy without inline scripts can stand.
try {
  var root = document.documentElement;
  root.dataset.theme = JSON.parse(localStorage.getItem('cavale.theme') || '"auto"');
  root.lang = JSON.parse(localStorage.getItem('cavale.lang') || 'null') || navigator.language.slice(0, 2).toLowerCase();
} catch (e) {
  /* a browser that keeps nothing */
}
