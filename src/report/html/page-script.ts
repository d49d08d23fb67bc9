/**
 * The page's only script: search, folding, and marking the part of the page in view. It reads the page and writes only
 * attributes and our own counts, so no text of a run can become code. The policy of the page names its hash.
 */
export const PAGE_SCRIPT = `
(() => {
  'use strict';
  const all = (selector) => [...document.querySelectorAll(selector)];
  const field = document.getElementById('search');
  const found = document.getElementById('found');
  const items = all('details.hit');
  document.querySelector('.tools').hidden = items.length === 0;

  const open = (isOpen) => items.forEach((item) => { if (!item.hidden) item.open = isOpen; });
  document.getElementById('unfold').addEventListener('click', () => open(true));
  document.getElementById('fold').addEventListener('click', () => open(false));

  const MOST_MARKS = 500;
  let texts = null;
  const search = () => {
    texts ??= items.map((item) => item.textContent.toLowerCase());
    const wanted = field.value.trim().toLowerCase();
    const hits = items.filter((item, index) => {
      const isHit = texts[index].includes(wanted);
      item.hidden = !isHit;
      return isHit;
    });
    if (wanted !== '' && hits.length <= 3) hits.forEach((item) => { item.open = true; });
    found.textContent = wanted === '' ? '' : hits.length + ' of ' + items.length + ' files and turns';
    mark(wanted === '' ? [] : hits, wanted);
  };

  const mark = (hits, wanted) => {
    if (!('highlights' in CSS)) return;
    CSS.highlights.delete('found');
    const ranges = [];
    for (const hit of hits) {
      const walker = document.createTreeWalker(hit, NodeFilter.SHOW_TEXT);
      while (walker.nextNode() && ranges.length < MOST_MARKS) {
        const { currentNode: node } = walker;
        const at = node.data.toLowerCase().indexOf(wanted);
        if (at === -1 || at + wanted.length > node.data.length) continue;
        const range = new Range();
        range.setStart(node, at);
        range.setEnd(node, at + wanted.length);
        ranges.push(range);
      }
    }
    if (ranges.length > 0) CSS.highlights.set('found', new Highlight(...ranges));
  };

  field.addEventListener('input', search);
  document.addEventListener('keydown', (event) => {
    if (event.key === '/' && !event.target.matches('input') && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      field.focus();
    }
    if (event.key === 'Escape' && event.target === field) {
      field.value = '';
      search();
      field.blur();
    }
  });

  const links = new Map(all('nav a').map((link) => [link.hash.slice(1), link]));
  const watcher = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const link = links.get(target.id);
      if (isIntersecting) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  }, { rootMargin: '-10% 0px -60% 0px' });
  all('main section').filter((part) => links.has(part.id)).forEach((part) => watcher.observe(part));
})();
`;
