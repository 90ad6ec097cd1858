// An upgrade may take away a script or a style that this page names before it is fetched. Nothing else
// is here yet that could say so: an empty page would be all there is.
// So its words, one table for all languages, cannot come from the catalogues.
var ARRIVE = {
  en: ['Cavale: a new version is here, or a part of the page did not come.', 'Load again'],
  fr: ['Cavale : une nouvelle version est là, ou un morceau de la page n’est pas arrivé.', 'Recharger'],
  de: ['Cavale: Es gibt eine neue Version, oder ein Teil der Seite ist nicht angekommen.', 'Neu laden'],
};

addEventListener(
  'error',
  function (event) {
    var it = event.target;
    var app = document.getElementById('app');
    // What the page asks for later it misses by itself.
    if (!it || (it.tagName !== 'SCRIPT' && it.rel !== 'stylesheet') || (app && app.childElementCount)) return;
    if (document.body) say();
    else addEventListener('DOMContentLoaded', say);
  },
  true,
);

function say() {
  if (document.getElementById('arrive')) return;
  var said = ARRIVE[document.documentElement.lang] || ARRIVE.en;
  var section = document.createElement('main');
  section.id = 'arrive';
  section.style.cssText = 'max-width: 34rem; margin: 12vh auto; padding: 1rem; font: 1.1rem/1.5 system-ui, sans-serif; text-align: center';
  var words = document.createElement('h1');
  words.setAttribute('role', 'alert');
  words.style.cssText = 'font-size: 1.3rem';
  words.textContent = said[0];
  var button = document.createElement('button');
  button.type = 'button';
  button.textContent = said[1];
  button.style.cssText = 'min-height: 44px; margin-top: 1rem; padding: 0 1.2rem; font: inherit';
  button.onclick = function () {
    location.reload();
  };
  section.append(words, button);
  document.body.prepend(section);
}
