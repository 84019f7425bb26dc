import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { lazyWithTexts } from '../platform/lazy-with-texts.tsx';
import { ChunkBoundary } from './chunk-boundary.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

const HomePage = lazyWithTexts({ load: () => import('../features/home/HomePage.tsx') });
const CasesPage = lazyWithTexts({ load: () => import('../features/cases/CasesPage.tsx') });
const CasePage = lazyWithTexts({ load: () => import('../features/case/CasePage.tsx') });
const ArenaPage = lazyWithTexts({ load: () => import('../features/battle/arena/ArenaPage.tsx') });
const CreateBattlePage = lazyWithTexts({ load: () => import('../features/battle/create/CreatePage.tsx') });
const BattlePage = lazyWithTexts({ load: () => import('../features/battle/room/RoomPage.tsx') });
const BackpackPage = lazyWithTexts({ load: () => import('../features/backpack/BackpackPage.tsx') });
const UpgradePage = lazyWithTexts({ load: () => import('../features/upgrade/UpgradePage.tsx') });
const DreamPage = lazyWithTexts({ load: () => import('../features/dream/DreamPage.tsx') });
const ContractPage = lazyWithTexts({ load: () => import('../features/contract/ContractPage.tsx') });
const EventPage = lazyWithTexts({ load: () => import('../features/event/EventPage.tsx') });
const GiveawaysPage = lazyWithTexts({ load: () => import('../features/giveaway/GiveawaysPage.tsx') });
const GiveawayPage = lazyWithTexts({ load: () => import('../features/giveaway/GiveawayPage.tsx') });
const CreateGiveawayPage = lazyWithTexts({ load: () => import('../features/giveaway/CreatePage.tsx') });
const SeedsPage = lazyWithTexts({ load: () => import('../features/fairness/SeedsPage.tsx') });
const FairnessLogPage = lazyWithTexts({ load: () => import('../features/fairness-log/FairnessLogPage.tsx') });
const VerifyPage = lazyWithTexts({ load: () => import('../features/fairness/VerifyPage.tsx') });
const SkinsPage = lazyWithTexts({ load: () => import('../features/skins/SkinsPage.tsx') });
const HelpPage = lazyWithTexts({ load: () => import('../features/docs/HelpPage.tsx') });
const DocumentPage = lazyWithTexts({ load: () => import('../features/docs/DocumentPage.tsx') });
const SupportPage = lazyWithTexts({ load: () => import('../features/support/SupportPage.tsx') });
const SupportTopicPage = lazyWithTexts({ load: () => import('../features/support/SupportTopicPage.tsx') });
const ProfilePage = lazyWithTexts({ load: () => import('../features/profile/ProfilePage.tsx') });
const SettingsPage = lazyWithTexts({ load: () => import('../features/settings/SettingsPage.tsx') });
const SecurityPage = lazyWithTexts({ load: () => import('../features/security/SecurityPage.tsx') });
const SecurityLinkPage = lazyWithTexts({ load: () => import('../features/security/SecurityLinkPage.tsx') });
const SaferPlayPage = lazyWithTexts({ load: () => import('../features/safer-play/SaferPlayPage.tsx') });
const SteamCallbackPage = lazyWithTexts({ load: () => import('../features/steam/SteamCallbackPage.tsx') });
const DepositPage = lazyWithTexts({ load: () => import('../features/deposit/DepositPage.tsx') });
const ShopPage = lazyWithTexts({ load: () => import('../features/shop/ShopPage.tsx') });
const RecordsPage = lazyWithTexts({ load: () => import('../features/records/RecordsPage.tsx') });
const TransferPage = lazyWithTexts({ load: () => import('../features/transfer/TransferPage.tsx') });
const VipPage = lazyWithTexts({ load: () => import('../features/vip/VipPage.tsx') });
const PromoPage = lazyWithTexts({ load: () => import('../features/promo/PromoPage.tsx') });
const PromotionsPage = lazyWithTexts({ load: () => import('../features/promotions/PromotionsPage.tsx') });
const NotFoundPage = lazyWithTexts({ load: () => import('./NotFoundPage.tsx') });

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
