// What the page is to be before anything is painted: its address, and what this device has stored for it.
// Part of no bundle: the page waits for this file alone.
(() => {
  // A tap on a control that the server painted waits for its script (`web/platform/painted-controls.ts`). Only the last one does.
  document.addEventListener(
    'click',
    (event) => {
      const control = event.target.closest('[data-painted]');
      if (control === null) return;
      event.stopImmediatePropagation();
      document.querySelector('[data-tapped]')?.removeAttribute('data-tapped');
      control.dataset.tapped = '';
    },
    { capture: true },
  );
  // The site's own address is home, and home was painted for one address.
  if (/^\/(home\/)?$/.test(location.pathname)) {
    history.replaceState(history.state, '', `/home${location.search}${location.hash}`);
  }
  try {
    // The server paints for guests, in the language that most have, and all cases.
    const locale = localStorage.getItem('glasscase.locale') ?? 'zh-CN';
    if (
      locale !== 'zh-CN' ||
      localStorage.getItem('token') !== null ||
      /[?&](theme|min|max|sort)=/.test(location.search)
    ) {
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
