import { type ComponentType, lazy, use } from 'react';
import { Navigate, useLocation, useRoutes } from 'react-router-dom';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/States.tsx';
import { LiveProvider } from '../api/live.tsx';
import { type Operator, useMay, useSession } from '../api/session.tsx';
import type { ConsolePage } from '../page.ts';
import { useWords } from '../texts.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { Entry } from './Entry.tsx';
import { Frame } from './Frame.tsx';
import { InvitationPage } from './InvitationPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { navigationFor, PAGES } from './pages.ts';
import { SignInPage } from './SignInPage.tsx';

/** Parts of the players' texts that shared components read. */
const SHARED_TEXTS = ['errors'] as const;

const Guarded = ({ scope, page: Page }: { readonly scope: string; readonly page: ComponentType }) =>
  useMay()(scope) ? <Page /> : <NotFoundPage />;

const routeOf = ({ path, scope, load }: ConsolePage) => {
  const Page = lazy(load);
  return {
    path,
    element: <Guarded scope={scope} page={Page} />,
  };
};

const NoPages = () => {
  const { frame } = useWords();
  return (
    <>
      <PageHead title={frame.noPages.title} />
      <EmptyState icon="lock" title={frame.noPages.title} text={frame.noPages.text} />
    </>
  );
};

/** The first page that the operator's roles open. */
const FirstPage = () => {
  const [first] = navigationFor(useMay());
  return first === undefined ? <NoPages /> : <Navigate to={first.path} replace />;
};

const ROUTES = [{ path: '/', element: <FirstPage /> }, ...PAGES.map(routeOf), { path: '*', element: <NotFoundPage /> }];

const Console = ({ me }: { readonly me: Operator }) => (
  <LiveProvider>
    <Frame me={me}>{useRoutes(ROUTES)}</Frame>
  </LiveProvider>
);

const Away = ({ retry }: { readonly retry: () => void }) => {
  const { entry, frame } = useWords();
  return (
    <Entry title={entry.signIn.away}>
      <Button icon="refresh" onClick={retry}>
        {frame.broken.reload}
      </Button>
    </Entry>
  );
};

/** The console: the way in while no operator is signed in, else the frame and the page of the address. */
export const App = () => {
  use(useTexts(SHARED_TEXTS));
  const { state } = useSession();
  const { pathname } = useLocation();
  if (pathname === '/invitation') return <InvitationPage />;
  switch (state.kind) {
    case 'asking':
      return null;
    case 'away':
      return <Away retry={state.retry} />;
    case 'out':
      return <SignInPage ended={state.ended} />;
    case 'in':
      return <Console me={state.me} />;
  }
};
