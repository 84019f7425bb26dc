import type { shell as contract } from '../zh-CN/shell.ts';

export const shell: typeof contract = {
  pageTitle: (page) => `${page} · Glasscase`,
  skipToContent: '跳至主要內容',
  loading: '載入中',
  nav: { label: '主要導覽', bottom: '底部導覽', cases: '盲盒', backpack: '背包', fairness: '公平性', account: '我的' },
  header: {
    home: 'Glasscase 首頁',
    balance: '餘額',
    points: '積分',
    deposit: '儲值',
    login: '登入',
    register: '註冊',
    menu: '選單',
    account: (nickname) => `${nickname} 的帳號選單`,
    failed: '帳號資訊載入失敗',
  },
  menu: { seeds: '種子與驗算', language: '語言', logout: '登出', loggedOut: '已登出' },
  actions: { retry: '重試', close: '關閉', cancel: '取消', back: '返回', copy: '複製', copied: '已複製' },
  errors: {
    title: '載入失敗',
    text: '伺服器沒有回應，請稍後再試。',
    offlineTitle: '目前沒有網路連線',
    offlineText: '連上網路後再試一次，你的餘額和藏品都在伺服器上，不會遺失。',
  },
  chunk: { title: '頁面載入失敗', text: '可能是網路不穩，也可能是網站剛剛更新，重新載入即可。' },
  notFound: { title: '找不到這個頁面', text: '連結可能有誤，或者頁面已經移走。', action: '去看盲盒' },
  loginExpired: '登入已過期，請重新登入',
  footer: {
    adults: '僅限年滿 18 歲的成年人',
    safer: '理性娛樂：開箱是消費，不是收入。只花輸得起的錢，累了就停下來。',
    fairness: '公平性與種子',
    verify: '驗算一輪',
    log: '公開日誌檢查點',
    sandbox: '沙盒模式，不涉及真實金錢',
  },
};
