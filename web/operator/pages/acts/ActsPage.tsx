import { useAddressFilters } from '../../../platform/use-address-filters.ts';
import { Segmented } from '../../../ui/Segmented.tsx';
import { useWords } from '../../texts.tsx';
import choice from '../../ui/choice.module.css';
import { PageHead } from '../../ui/PageHead.tsx';
import { actsAddress, VIEWS } from './acts-query.ts';
import { LoggedActs } from './LoggedActs.tsx';
import { Proposals } from './Proposals.tsx';

/** Acts under four eyes with what became of them, and every act that the log has. */
export default function ActsPage() {
  const { acts: text } = useWords();
  const [{ view }, change] = useAddressFilters(actsAddress);
  const List = view === 'log' ? LoggedActs : Proposals;
  return (
    <List
      head={(actions) => (
        <PageHead title={text.title} note={view === 'log' ? text.logNote : text.note}>
          {actions}
        </PageHead>
      )}
      choice={
        <Segmented
          className={choice.choice}
          label={text.view}
          choices={VIEWS.map((value) => ({ value, label: text.views[value] }))}
          value={view}
          onChange={(next) => change({ view: next, open: null, kind: null })}
        />
      }
    />
  );
}
