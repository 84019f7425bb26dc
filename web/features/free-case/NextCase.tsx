import { useQuery } from '@apollo/client/react';
import { readFragment } from '../../generated/index.ts';
import { formatMoney, pickName, useLocale, useMessages } from '../../i18n/index.ts';
import { useSession } from '../../platform/session.tsx';
import { Stack, Text } from '../../ui/Box.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { CASE_CELL, CASES } from '../cases/cases-query.ts';
import { nextCase } from './next-case.ts';

/** A case that the balance pays for, or how little is missing for the cheapest. Nothing before both are known. */
export const NextCase = () => {
  const { freeCase } = useMessages();
  const { locale } = useLocale();
  const { wallet } = useSession();
  const { data } = useQuery(CASES);
  const next = wallet === null ? null : nextCase(data?.cases ?? [], wallet.coin);
  if (next === null || wallet === null) return null;
  const { imageSmall, names } = readFragment(CASE_CELL, next);
  const { nextCase: words } = freeCase;
  const name = pickName(names, locale);
  const missing = next.price - wallet.coin;
  return (
    <Stack
      as="section"
      direction={['column', 'row']}
      align={['stretch', 'center']}
      gap={[12, 16]}
      pad={16}
      radius="card"
      ground="surface"
      aria-labelledby="next-case"
    >
      <img src={imageSmall} alt="" width={64} height={52} />
      <Stack grow shrink>
        <Text as="h2" size="small" tone="muted" id="next-case">
          {words.title}
        </Text>
        <Text as="p" weight={500}>
          {missing <= 0 ? words.affords({ name }) : words.short({ name, missing: formatMoney(missing, locale) })}
        </Text>
        <Text as="p" size="note" tone="muted">
          {words.text({ price: formatMoney(next.price, locale) })}
        </Text>
      </Stack>
      <ButtonLink iconEnd="right" to={`/box/${next.slug}`}>
        {words.look}
      </ButtonLink>
    </Stack>
  );
};
