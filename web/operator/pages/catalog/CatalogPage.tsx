import { useAddressFilters } from '../../../platform/use-address-filters.ts';
import { Segmented } from '../../../ui/Segmented.tsx';
import { useWords } from '../../texts.tsx';
import choice from '../../ui/choice.module.css';
import { FilterBar } from '../../ui/FilterBar.tsx';
import { PageBody } from '../../ui/PageBody.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Cases } from './Cases.tsx';
import { catalogAddress, VIEWS } from './catalog-query.ts';
import { Drafts } from './Drafts.tsx';
import { Shop } from './Shop.tsx';
import { Tables } from './Tables.tsx';

const PARTS = { cases: Cases, drafts: Drafts, tables: Tables, shop: Shop } as const;

/** Everything that is published, beside its drafts. */
export default function CatalogPage() {
  const { catalog } = useWords();
  const [{ view }, change] = useAddressFilters(catalogAddress);
  const Part = PARTS[view];
  return (
    <Part
      head={(actions) => <PageHead title={catalog.title}>{actions}</PageHead>}
      body={(content) => (
        <PageBody>
          <FilterBar>
            <Segmented
              className={choice.choice}
              label={catalog.view}
              choices={VIEWS.map((value) => ({ value, label: catalog.views[value] }))}
              value={view}
              onChange={(next) => change({ view: next })}
            />
          </FilterBar>
          {content}
        </PageBody>
      )}
    />
  );
}
