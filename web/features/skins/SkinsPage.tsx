import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatCount, useLocale, useMessages } from '../../i18n/index.ts';
import { LoadedList, NextPage } from '../../platform/LoadedList.tsx';
import { useLocation, useSearchParams } from '../../platform/location.tsx';
import { Page } from '../../platform/Page.tsx';
import { useAddressFilters } from '../../platform/use-address-filters.ts';
import { useList } from '../../platform/use-list.ts';
import { VisuallyHidden } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/States.tsx';
import { CardGrid, CardSkeletons } from '../targets/CardGrid.tsx';
import { SkinCard } from './SkinCard.tsx';
import { SkinDetail } from './SkinDetail.tsx';
import styles from './SkinsPage.module.css';
import { SkinToolbar } from './SkinToolbar.tsx';
import { NO_FILTERS, questionOf, skinAddress } from './skin-filters.ts';
import { SKINS } from './skins-query.ts';

/** Cards of the first screenful, whose pictures are loaded at once. */
const EAGER = 12;
const isSkinId = (id: string | null): id is string => id !== null && /^[a-z0-9][a-z0-9-]{0,63}$/.test(id);

/** The state of a history entry that opening a skin above the list made. */
const OPENED_HERE = 'opened-here';

const withSkin =
  (id: string | null) =>
  (current: URLSearchParams): URLSearchParams => {
    const next = new URLSearchParams(current);
    if (id === null) next.delete('skin');
    else next.set('skin', id);
    return next;
  };

/** `/skin`: every skin of the catalog. The address holds the filters and the opened skin. */
export default function SkinsPage() {
  const { shell, skins: words } = useMessages();
  const { locale } = useLocale();
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const [filters, change] = useAddressFilters(skinAddress);
  const list = useList(SKINS, { filter: questionOf(filters), sort: filters.sort }, { fetchPolicy: 'cache-first' });

  const open = useCallback((id: string) => setAddress(withSkin(id), { state: OPENED_HERE }), [setAddress]);
  // The entry before is the list, unless the visit began with the skin.
  const close = (): void => {
    if (state === OPENED_HERE) navigate(-1);
    else setAddress(withSkin(null), { replace: true });
  };
  const shown = address.get('skin');
  const found = list.nodes && words.found({ count: formatCount(list.total, locale) });

  return (
    <Page
      title={shell.menu.skins}
      back={words.back}
      room={{ padTop: [16, 0], padBottom: 40, className: `wrap ${styles.page}` }}
    >
      <SkinToolbar filters={filters} onChange={change} found={found} />
      <LoadedList
        list={{ ...list, outdated: false }}
        skeleton={<CardSkeletons wide text={words.loading} />}
        error={words.error}
        empty={
          <EmptyState icon="search" title={words.none.title} text={words.none.text}>
            <Button onClick={() => change(NO_FILTERS)}>{words.none.action}</Button>
          </EmptyState>
        }
        next={<NextPage list={list} text={words.more} />}
      >
        {(skins) => (
          <>
            <VisuallyHidden as="h2">{shell.menu.skins}</VisuallyHidden>
            <CardGrid wide count={skins.length} outdated={list.outdated}>
              {skins.map((skin, place) => (
                <li key={skin.id}>
                  <SkinCard skin={skin} wear={filters.wear} eager={place < EAGER} onOpen={open} />
                </li>
              ))}
            </CardGrid>
          </>
        )}
      </LoadedList>
      {isSkinId(shown) && (
        <SkinDetail key={shown} id={shown} known={list.nodes?.find(({ id }) => id === shown)} onClose={close} />
      )}
    </Page>
  );
}
