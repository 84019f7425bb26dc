import type { SiteLanguage } from '../../site-locale.ts';
import { siteTexts } from '../../texts.ts';
import type { Currency } from './channels.ts';
import type { SandboxPayment } from './sandbox-provider.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** Exact for any size: the last digits of the whole number are the fraction. */
export const amountText = (amount: bigint, code: string, digits: number): string => {
  const text = String(amount).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `${code} ${grouped}${digits === 0 ? '' : `.${text.slice(-digits)}`}`;
};

/** The sandbox provider's page: no script, its style in a file of its own. */
export const sandboxHtml = (
  { orderId, currency, amount, state }: SandboxPayment,
  language: SiteLanguage,
  currencies: readonly Currency[],
): string => {
  const texts = siteTexts[language].sandboxPayment;
  const digits = currencies.find(({ code }) => code === currency)?.digits ?? 2;
  const back = `/deposit?order=${encodeURIComponent(orderId)}`;
  const buttons =
    state === 'open'
      ? `<form method="post">
          <button class="pay" name="choice" value="pay">${texts.pay}</button>
          <button name="choice" value="cancel">${texts.cancel}</button>
        </form>`
      : `<p role="status">${state === 'paid' ? texts.paid : texts.closed}</p>
        <a href="${escaped(back)}">${texts.back}</a>`;
  return `<!doctype html>
<html lang="${language}" dir="ltr">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="dark">
    <meta name="robots" content="noindex">
    <link rel="icon" type="image/svg+xml" href="/mark.svg">
    <title>${texts.title} · Glasscase</title>
    <link rel="stylesheet" href="/sandbox/pay.css">
  </head>
  <body>
    <main>
      <h1>${texts.title}</h1>
      <p class="notice">${texts.notice}</p>
      <dl>
        <dt>${texts.amount}</dt><dd class="amount">${escaped(amountText(amount, currency, digits))}</dd>
        <dt>${texts.order}</dt><dd class="id">${escaped(orderId)}</dd>
      </dl>
      ${buttons}
    </main>
  </body>
</html>
`;
};

/** The house style's night, as far as one card needs it. */
export const sandboxCss = `
* { box-sizing: border-box; margin: 0; }
body {
  min-height: 100vh; padding: 32px 16px; display: grid; place-items: start center; color: #f3f1fa;
  background: radial-gradient(1100px 420px at 50% -80px, #1a1430, transparent 72%), #0d0b14;
  font: 16px/24px Archivo, "PingFang SC", "Noto Sans SC", "Noto Sans CJK SC", "Microsoft YaHei", system-ui, sans-serif;
}
main {
  width: 100%; max-width: 440px; padding: 24px; border: 1px solid rgb(214 204 255 / 16%); border-radius: 12px;
  background: linear-gradient(#171323, #120f1b);
}
h1 { font-size: 20px; line-height: 28px; }
.notice { margin-block: 8px 20px; padding: 10px 12px; border-radius: 8px; color: #d5caff; background: #1e1a2b; font-size: 14px; line-height: 20px; }
dl { padding-block: 16px; border-block: 1px solid rgb(214 204 255 / 8.5%); }
dt { color: #a8a2bf; font-size: 14px; line-height: 20px; }
dd { overflow-wrap: anywhere; }
.amount { margin-block-end: 12px; font-size: 28px; line-height: 36px; font-weight: 600; font-variant-numeric: tabular-nums; }
.id { font: 14px/20px "JetBrains Mono", ui-monospace, monospace; color: #c9c4dc; }
form { display: grid; gap: 12px; margin-block-start: 20px; }
button {
  min-height: 52px; border: 1px solid #6e6690; border-radius: 8px; color: #f3f1fa; background: #2a2540; font: inherit;
  font-weight: 600; cursor: pointer;
}
button.pay { border-color: transparent; color: #1a0f00; background: #ffa100; }
:focus-visible { outline: 2px solid #a58bff; outline-offset: 2px; }
p[role="status"] { margin-block: 20px 8px; }
a { display: inline-block; padding-block: 10px; color: #00baee; }
`;
