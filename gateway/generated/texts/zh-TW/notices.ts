// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/notices.ts';

const texts: Texts = {
  named: (a) => `（${a.detail}）`,
  kinds: {
    'new-device': {
      title: "新裝置登入",
      body: (a) => `你的帳號在一台新裝置上登入${a.named}。如果不是你本人操作，請立即凍結帳號並變更密碼。`,
    },
    'password-changed': {
      title: "登入密碼已變更",
      body: "其他裝置已全部登出。如果不是你本人操作，請立即凍結帳號並變更密碼。",
    },
    recovered: {
      title: "密碼已透過簡訊重設",
      body: "所有裝置都已登出，API 金鑰已全部刪除，24 小時內暫緩取回和轉帳。如果不是你本人操作，請立即告訴我們：取回和轉帳會暫緩 7 天，你可以先找回手機號碼，再重設密碼。",
    },
    'recovery-stopped': {
      title: "取回和轉帳已暫緩 7 天",
      body: "此帳號的一部裝置或一條連結表示，重設密碼的不是本人。自重設起 7 天內，什麼都不能取回或轉出。新密碼仍然有效；如果你不知道新密碼，請透過簡訊重設。",
    },
    'phone-change-asked': {
      title: "正在更換手機號碼",
      body: (a) => `已申請更換為新手機號碼${a.named}，24 小時後生效。如果不是你本人操作，請立即停止。`,
    },
    'phone-changed': {
      title: "手機號碼已更換",
      body: (a) => `驗證碼今後會傳送到新手機號碼${a.named}。如果不是你本人操作，請立即凍結帳號並變更密碼。`,
    },
    'trade-link-bound': {
      title: "已綁定交易連結",
      body: "取回的藏品會送到這個連結。如果不是你本人操作，請立即凍結帳號並變更密碼。",
    },
    'trade-link-change-asked': {
      title: "正在變更交易連結",
      body: "生效前，藏品仍會送到原本的連結。新連結24 小時後生效。如果不是你本人操作，請立即停止。",
    },
    'trade-link-changed': {
      title: "交易連結已變更",
      body: "先前申請的變更已經生效。如果不是你本人操作，請立即凍結帳號並變更密碼。",
    },
    'steam-link-asked': {
      title: "正在綁定 Steam 帳號",
      body: "綁定後，該 Steam 帳號的主人可以登入你的帳號。24 小時後生效。如果不是你本人操作，請立即停止。",
    },
    'steam-linked': {
      title: "已綁定 Steam 帳號",
      body: "今後可以用該 Steam 帳號登入。如果不是你本人操作，請立即凍結帳號並變更密碼。",
    },
    'steam-unlinked': {
      title: "已解除綁定 Steam 帳號",
      body: "該 Steam 帳號不能再用來登入。如果不是你本人操作，請立即凍結帳號並變更密碼。",
    },
    'email-changed': {
      title: "電子信箱已變更",
      body: "新信箱確認後，安全通知會寄到新信箱。如果不是你本人操作，請立即凍結帳號並變更密碼。",
    },
    'passkey-added': {
      title: "已新增通行密鑰",
      body: (a) => `新的通行密鑰${a.named}可以用來登入和再次驗證。如果不是你本人操作，請立即凍結帳號並變更密碼。`,
    },
    'passkey-removal-asked': {
      title: "正在移除通行密鑰",
      body: (a) => `已申請移除通行密鑰${a.named}，24 小時後生效。如果不是你本人操作，請立即停止。`,
    },
    'passkey-removed': {
      title: "通行密鑰已移除",
      body: (a) => `通行密鑰${a.named}已失效。如果不是你本人操作，請立即凍結帳號並變更密碼。`,
    },
    'totp-added': {
      title: "已啟用動態驗證碼",
      body: "今後用密碼或簡訊登入時，還需要輸入動態驗證碼。如果不是你本人操作，請立即凍結帳號並變更密碼。",
    },
    'totp-removal-asked': {
      title: "正在停用動態驗證碼",
      body: "停用後，登入不再需要動態驗證碼。24 小時後生效。如果不是你本人操作，請立即停止。",
    },
    'totp-removed': {
      title: "動態驗證碼已停用",
      body: "登入不再需要動態驗證碼，復原碼也已全部作廢。如果不是你本人操作，請立即凍結帳號並變更密碼。",
    },
    'recovery-codes-made': {
      title: "已產生新的復原碼",
      body: "原本的復原碼已全部作廢。如果不是你本人操作，請立即凍結帳號並變更密碼。",
    },
    'api-key-made': {
      title: "已建立 API 金鑰",
      body: (a) => `程式可以用新金鑰${a.named}存取你的帳號。如果不是你本人操作，請立即凍結帳號並變更密碼。`,
    },
    'change-stopped': {
      title: "變更已停止",
      body: "這項變更已停止，一切維持不變。",
    },
    'change-failed': {
      title: "變更未能生效",
      body: "你 24 小時前申請的變更已無法完成，例如手機號碼或 Steam 帳號已被其他帳號使用。一切維持不變。",
    },
    held: {
      title: "帳號已暫緩",
      body: "目前不能取回和轉出，你的藏品和餘額都還在原處。",
    },
    released: {
      title: "暫緩已結束",
      body: "客服對帳號的暫緩已解除，可以重新取回和轉出。",
    },
    frozen: {
      title: "帳號已凍結",
      body: "其他裝置已登出，API 金鑰已刪除，等待生效的變更已停止。要恢復使用，請登入並完成再次驗證。",
    },
    thawed: {
      title: "帳號已解除凍結",
      body: "24 小時內暫緩取回和轉帳。如果不是你本人操作，請再次凍結帳號。",
    },
  },
};

export default texts;
