import { useMessages } from '../../i18n/index.ts';
import { Pips } from '../../ui/Pips.tsx';
import { FilterChoices } from './FilterSheet.tsx';
import { GRADES, toggled, WEARS } from './target-filters.ts';

interface GradeChoicesProps {
  readonly title: string;
  readonly isOn: (grade: number) => boolean;
  readonly onToggle: (grade: number) => void;
}

/** A chip for each rarity. */
export const GradeChoices = (props: GradeChoicesProps) => {
  const { item } = useMessages();
  return (
    <FilterChoices {...props} values={GRADES} label={(grade) => item.rarity({ pips: 7 - grade })}>
      {(grade) => <Pips grade={grade} />}
    </FilterChoices>
  );
};

type Wears = readonly (typeof WEARS)[number][];

interface SkinChoicesProps {
  readonly filters: { readonly grades: readonly number[]; readonly wears: Wears };
  readonly onChange: (change: { readonly grades: readonly number[] } | { readonly wears: Wears }) => void;
}

/** Any rarities and wears of skins. */
export const SkinChoices = ({ filters: { grades, wears }, onChange }: SkinChoicesProps) => {
  const { targets, wear } = useMessages();
  return (
    <>
      <GradeChoices
        title={targets.grades}
        isOn={(grade) => grades.includes(grade)}
        onToggle={(grade) => onChange({ grades: toggled<number>(GRADES, grades, grade) })}
      />
      <FilterChoices
        title={targets.wears}
        values={WEARS}
        isOn={(each) => wears.includes(each)}
        onToggle={(each) => onChange({ wears: toggled(WEARS, wears, each) })}
      >
        {(each) => wear[each]}
      </FilterChoices>
    </>
  );
};
