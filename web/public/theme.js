// Puts the stored theme on the page before anything is painted. Part of no bundle: the page waits for this file alone.
(() => {
  try {
    const stored = JSON.parse(localStorage.getItem('settings') ?? '{}').theme;
    const light = stored === 'device' && matchMedia('(prefers-color-scheme: light)').matches;
    const theme = light ? 'daylight' : stored;
    if (!['jade', 'claret', 'graphite', 'daylight'].includes(theme)) return;
    document.documentElement.dataset.theme = theme;
    if (theme !== 'daylight') return;
    // What the browser paints before it has the styles, and its own bars.
    document.querySelector('meta[name="color-scheme"]').content = 'light';
    document.querySelector('meta[name="theme-color"]').content = '#eeebf3';
  } catch {
    // Nothing readable is stored: the default theme stands in the document.
  }
})();
