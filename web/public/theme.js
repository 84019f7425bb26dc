// Puts the stored theme on the page before anything is painted. Part of no bundle: the page waits for this file alone.
(() => {
  try {
    const { theme } = JSON.parse(localStorage.getItem('settings') ?? '{}');
    if (['jade', 'claret', 'graphite'].includes(theme)) document.documentElement.dataset.theme = theme;
  } catch {
    // Nothing readable is stored: the default theme stands in the document.
  }
})();
