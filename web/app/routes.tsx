import { type ComponentType, lazy, Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { ChunkBoundary } from './chunk-boundary.tsx';
import { withDeadline } from './chunk-deadline.ts';
import { PageSkeleton } from './PageSkeleton.tsx';

const page = (load: () => Promise<{ readonly default: ComponentType }>) => lazy(() => withDeadline(load()));

const HomePage = page(() => import('../features/home/HomePage.tsx'));
const CasesPage = page(() => import('../features/cases/CasesPage.tsx'));
const CasePage = page(() => import('../features/case/CasePage.tsx'));
const ArenaPage = page(() => import('../features/battle/arena/ArenaPage.tsx'));
const CreateBattlePage = page(() => import('../features/battle/create/CreatePage.tsx'));
const BattlePage = page(() => import('../features/battle/room/RoomPage.tsx'));
const BackpackPage = page(() => import('../features/backpack/BackpackPage.tsx'));
const UpgradePage = page(() => import('../features/upgrade/UpgradePage.tsx'));
const DreamPage = page(() => import('../features/dream/DreamPage.tsx'));
const EventPage = page(() => import('../features/event/EventPage.tsx'));
const GiveawaysPage = page(() => import('../features/giveaway/GiveawaysPage.tsx'));
const GiveawayPage = page(() => import('../features/giveaway/GiveawayPage.tsx'));
const CreateGiveawayPage = page(() => import('../features/giveaway/CreatePage.tsx'));
const SeedsPage = page(() => import('../features/fairness/SeedsPage.tsx'));
const VerifyPage = page(() => import('../features/fairness/VerifyPage.tsx'));
const SkinsPage = page(() => import('../features/skins/SkinsPage.tsx'));
const HelpPage = page(() => import('../features/docs/HelpPage.tsx'));
const DocumentPage = page(() => import('../features/docs/DocumentPage.tsx'));
const SupportPage = page(() => import('../features/support/SupportPage.tsx'));
const SupportTopicPage = page(() => import('../features/support/SupportTopicPage.tsx'));
const ProfilePage = page(() => import('../features/profile/ProfilePage.tsx'));
const SettingsPage = page(() => import('../features/settings/SettingsPage.tsx'));
const SaferPlayPage = page(() => import('../features/safer-play/SaferPlayPage.tsx'));
const SteamCallbackPage = page(() => import('../features/steam/SteamCallbackPage.tsx'));
const DepositPage = page(() => import('../features/deposit/DepositPage.tsx'));
const ShopPage = page(() => import('../features/shop/ShopPage.tsx'));
const RecordsPage = page(() => import('../features/records/RecordsPage.tsx'));
const TransferPage = page(() => import('../features/transfer/TransferPage.tsx'));
const VipPage = page(() => import('../features/vip/VipPage.tsx'));
const PromoPage = page(() => import('../features/promo/PromoPage.tsx'));
const PromotionsPage = page(() => import('../features/promotions/PromotionsPage.tsx'));
const NotFoundPage = page(() => import('./NotFoundPage.tsx'));

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
          <Route path="/giveaways" element={<GiveawaysPage />} />
          <Route path="/giveaways/create" element={<CreateGiveawayPage />} />
          <Route path="/giveaways/:id" element={<GiveawayPage key={pathname} />} />
          <Route path="/event" element={<EventPage />} />
          <Route path="/personal" element={<ProfilePage />} />
          <Route path="/personal/settings" element={<SettingsPage />} />
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
          <Route path="/skin" element={<SkinsPage />} />
          <Route path="/docs" element={<Navigate to="/docs/help" replace />} />
          <Route path="/docs/help" element={<HelpPage />} />
          <Route path="/docs/help/:id" element={<DocumentPage />} />
          <Route path="/docs/support" element={<SupportPage />} />
          <Route path="/docs/support/:id" element={<SupportTopicPage />} />
          <Route path="/docs/terms" element={<DocumentPage />} />
          <Route path="/docs/privacy" element={<DocumentPage />} />
          <Route path="/docs/about" element={<DocumentPage />} />
          <Route path="/docs/disclaimer" element={<DocumentPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
    </ChunkBoundary>
  );
};
