// What this device has stored for the page, before anything is painted. Part of no bundle: the page waits for this file alone.
(() => {
  try {
    // The server paints for guests, in the language that most have, and without the line above a demo world.
    const locale = localStorage.getItem('glasscase.locale') ?? 'zh-CN';
    if (locale !== 'zh-CN' || ['token', 'glasscase.demo'].some((key) => localStorage.getItem(key) !== null)) {
      document.documentElement.dataset.paintedForOthers = '';
    }
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
    // Nothing readable is stored: what stands in the document is right.
  }
})();
