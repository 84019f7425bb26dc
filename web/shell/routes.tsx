import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { lazyWithTexts } from '../platform/lazy-with-texts.tsx';
import { ChunkBoundary } from './chunk-boundary.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

const HomePage = lazyWithTexts(() => import('../features/home/HomePage.tsx'));
const CasesPage = lazyWithTexts(() => import('../features/cases/CasesPage.tsx'));
const CasePage = lazyWithTexts(() => import('../features/case/CasePage.tsx'), 'case', 'play', 'saferPlay');
const ArenaPage = lazyWithTexts(
  () => import('../features/battle/arena/ArenaPage.tsx'),
  'account',
  'battle',
  'saferPlay',
);
const CreateBattlePage = lazyWithTexts(() => import('../features/battle/create/CreatePage.tsx'), 'battle', 'saferPlay');
const BattlePage = lazyWithTexts(
  () => import('../features/battle/room/RoomPage.tsx'),
  'battle',
  'fairness',
  'saferPlay',
);
const BackpackPage = lazyWithTexts(
  () => import('../features/backpack/BackpackPage.tsx'),
  'account',
  'backpack',
  'giveaway',
  'retrieval',
  'saferPlay',
);
const UpgradePage = lazyWithTexts(
  () => import('../features/upgrade/UpgradePage.tsx'),
  'account',
  'backpack',
  'play',
  'saferPlay',
  'targets',
  'upgrade',
);
const DreamPage = lazyWithTexts(
  () => import('../features/dream/DreamPage.tsx'),
  'account',
  'dream',
  'fairness',
  'play',
  'saferPlay',
  'targets',
);
const ContractPage = lazyWithTexts(
  () => import('../features/contract/ContractPage.tsx'),
  'account',
  'backpack',
  'case',
  'contract',
  'play',
  'saferPlay',
  'targets',
);
const EventPage = lazyWithTexts(() => import('../features/event/EventPage.tsx'), 'event', 'giveaway');
const GiveawaysPage = lazyWithTexts(() => import('../features/giveaway/GiveawaysPage.tsx'), 'account', 'giveaway');
const GiveawayPage = lazyWithTexts(
  () => import('../features/giveaway/GiveawayPage.tsx'),
  'account',
  'fairness',
  'giveaway',
);
const CreateGiveawayPage = lazyWithTexts(
  () => import('../features/giveaway/CreatePage.tsx'),
  'account',
  'backpack',
  'giveaway',
);
const SeedsPage = lazyWithTexts(() => import('../features/fairness/SeedsPage.tsx'), 'account', 'fairness');
const FairnessLogPage = lazyWithTexts(
  () => import('../features/fairness-log/FairnessLogPage.tsx'),
  'fairness',
  'fairnessLog',
);
const VerifyPage = lazyWithTexts(() => import('../features/fairness/VerifyPage.tsx'), 'backpack', 'battle', 'fairness');
const SkinsPage = lazyWithTexts(() => import('../features/skins/SkinsPage.tsx'));
const HelpPage = lazyWithTexts(() => import('../features/docs/HelpPage.tsx'), 'docs');
const DocumentPage = lazyWithTexts(() => import('../features/docs/DocumentPage.tsx'), 'docs');
const SupportPage = lazyWithTexts(() => import('../features/support/SupportPage.tsx'), 'account', 'docs', 'support');
const SupportTopicPage = lazyWithTexts(() => import('../features/support/SupportTopicPage.tsx'), 'docs', 'support');
const ProfilePage = lazyWithTexts(() => import('../features/profile/ProfilePage.tsx'), 'account', 'saferPlay');
const SettingsPage = lazyWithTexts(
  () => import('../features/settings/SettingsPage.tsx'),
  'account',
  'fairness',
  'growth',
  'saferPlay',
  'settings',
  'themes',
);
const SecurityPage = lazyWithTexts(
  () => import('../features/security/SecurityPage.tsx'),
  'account',
  'fairness',
  'security',
  'settings',
);
const SecurityLinkPage = lazyWithTexts(() => import('../features/security/SecurityLinkPage.tsx'), 'security');
const SaferPlayPage = lazyWithTexts(() => import('../features/safer-play/SaferPlayPage.tsx'), 'account', 'saferPlay');
const SteamCallbackPage = lazyWithTexts(() => import('../features/steam/SteamCallbackPage.tsx'), 'account');
const DepositPage = lazyWithTexts(
  () => import('../features/deposit/DepositPage.tsx'),
  'account',
  'deposit',
  'saferPlay',
  'targets',
);
const ShopPage = lazyWithTexts(() => import('../features/shop/ShopPage.tsx'), 'backpack', 'play', 'saferPlay', 'shop');
const RecordsPage = lazyWithTexts(
  () => import('../features/records/RecordsPage.tsx'),
  'account',
  'deposit',
  'records',
  'retrieval',
  'saferPlay',
  'targets',
);
const TransferPage = lazyWithTexts(
  () => import('../features/transfer/TransferPage.tsx'),
  'account',
  'growth',
  'saferPlay',
);
const VipPage = lazyWithTexts(() => import('../features/vip/VipPage.tsx'), 'account', 'growth', 'records', 'saferPlay');
const PromoPage = lazyWithTexts(
  () => import('../features/promo/PromoPage.tsx'),
  'account',
  'growth',
  'records',
  'saferPlay',
  'targets',
);
const PromotionsPage = lazyWithTexts(
  () => import('../features/promotions/PromotionsPage.tsx'),
  'account',
  'deposit',
  'growth',
  'records',
  'saferPlay',
);
const NotFoundPage = lazyWithTexts(() => import('./NotFoundPage.tsx'));

/** Each page loads on demand and fails alone. */
export const AppRoutes = () => {
  const { pathname } = useLocation();
  return (
    <ChunkBoundary key={pathname}>
      <Suspense fallback={<PageSkeleton />}>
        <Routes>
          <Route path="/" element={<Navigate to="/home" replace />} />
          <Route path="/home" element={<HomePage />} />
          <Route path="/box" element={<CasesPage />} />
          <Route path="/box/:slug" element={<CasePage key={pathname} />} />
          <Route path="/battle" element={<ArenaPage />} />
          <Route path="/battle/create" element={<CreateBattlePage />} />
          <Route path="/battle/create/:id" element={<CreateBattlePage />} />
          <Route path="/battle/:id" element={<BattlePage key={pathname} />} />
          <Route path="/reverse" element={<ArenaPage />} />
          <Route path="/reverse/create" element={<CreateBattlePage />} />
          <Route path="/reverse/create/:id" element={<CreateBattlePage />} />
          <Route path="/reverse/:id" element={<BattlePage key={pathname} />} />
          <Route path="/upgrade" element={<UpgradePage />} />
          <Route path="/dream" element={<DreamPage />} />
          <Route path="/contract" element={<ContractPage />} />
          <Route path="/giveaways" element={<GiveawaysPage />} />
          <Route path="/giveaways/create" element={<CreateGiveawayPage />} />
          <Route path="/giveaways/:id" element={<GiveawayPage key={pathname} />} />
          <Route path="/event" element={<EventPage />} />
          <Route path="/personal" element={<ProfilePage />} />
          <Route path="/personal/settings" element={<SettingsPage />} />
          <Route path="/personal/security" element={<SecurityPage />} />
          <Route path="/security/:action" element={<SecurityLinkPage key={pathname} />} />
          <Route path="/safer-play" element={<SaferPlayPage />} />
          <Route path="/login/steamCallback" element={<SteamCallbackPage />} />
          <Route path="/personal/bag" element={<BackpackPage />} />
          <Route path="/personal/flow" element={<RecordsPage />} />
          <Route path="/personal/transfer" element={<TransferPage />} />
          <Route path="/personal/vip" element={<VipPage />} />
          <Route path="/personal/promo" element={<PromoPage />} />
          <Route path="/records" element={<RecordsPage />} />
          <Route path="/deposit" element={<DepositPage />} />
          <Route path="/shop" element={<ShopPage />} />
          <Route path="/promotions" element={<PromotionsPage />} />
          <Route path="/provably-fair" element={<SeedsPage />} />
          <Route path="/provably-fair/verify" element={<VerifyPage />} />
          <Route path="/provably-fair/verify/:id" element={<VerifyPage />} />
          <Route path="/fairness-log" element={<FairnessLogPage />} />
          <Route path="/skin" element={<SkinsPage />} />
          <Route path="/docs" element={<Navigate to="/docs/help" replace />} />
          <Route path="/docs/help" element={<HelpPage />} />
          <Route path="/docs/help/:id" element={<DocumentPage />} />
          <Route path="/docs/support" element={<SupportPage />} />
          <Route path="/docs/support/:id" element={<SupportTopicPage />} />
          <Route path="/docs/terms" element={<DocumentPage />} />
          <Route path="/docs/terms-of-play" element={<DocumentPage />} />
          <Route path="/docs/privacy" element={<DocumentPage />} />
          <Route path="/docs/about" element={<DocumentPage />} />
          <Route path="/docs/disclaimer" element={<DocumentPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
    </ChunkBoundary>
  );
};
