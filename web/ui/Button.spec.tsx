import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import styles from './Button.module.css';
import { Button, ButtonLink, PayPauseContext } from './Button.tsx';

/** A link that leads to a payment, the button that pays, and a link that has nothing to do with either. */
const drawn = (pause: string | null): readonly string[] =>
  renderToStaticMarkup(
    <StaticRouter location="/home">
      <PayPauseContext value={pause}>
        <ButtonLink variant="pay" to="/box/one" />
        <Button variant="pay" />
        <ButtonLink variant="ghost" to="/box" />
      </PayPauseContext>
    </StaticRouter>,
  ).split(/(?=<a|<button)/);

it('the way to pay isn’t lit, and a press of it refused, while nothing can be paid; both say why', () => {
  const isLit = (element = '') => element.includes(`${styles.pay}`);
  expect(drawn(null).map(isLit)).toEqual([true, true, false]);
  expect(drawn(null).join()).not.toMatch(/title=|aria-disabled/);
  const [link, button, other] = drawn('no network');
  expect([isLit(link), link]).toEqual([false, expect.stringContaining('title="no network"')]);
  expect(button).toMatch(/ title="no network".* aria-disabled="true"/);
  expect(other).not.toContain('title=');
});
