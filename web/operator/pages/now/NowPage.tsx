import { useWords } from '../../texts.tsx';
import { PageHead } from '../../ui/PageHead.tsx';

export default function NowPage() {
  const { now } = useWords();
  return <PageHead title={now.title} />;
}
