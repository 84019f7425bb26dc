/** The sandbox's page, in the languages of the site. */
export interface SandboxTexts {
  readonly title: string;
  readonly notice: string;
  readonly order: string;
  readonly amount: string;
  readonly pay: string;
  readonly cancel: string;
  readonly paid: string;
  readonly closed: string;
  readonly back: string;
}

export const SANDBOX_LANGUAGES = ['zh-CN', 'zh-TW', 'en'] as const;
export type SandboxLanguage = (typeof SANDBOX_LANGUAGES)[number];

export const sandboxTexts: Readonly<Record<SandboxLanguage, SandboxTexts>> = {
  'zh-CN': {
    title: '模拟支付',
    notice: '这是测试用的支付页面，不会产生真实扣款。',
    order: '订单号',
    amount: '应付金额',
    pay: '支付',
    cancel: '取消支付',
    paid: '该订单已支付。',
    closed: '该订单已关闭，无法支付。',
    back: '返回充值页',
  },
  'zh-TW': {
    title: '模擬付款',
    notice: '這是測試用的付款頁面，不會實際扣款。',
    order: '訂單編號',
    amount: '應付金額',
    pay: '付款',
    cancel: '取消付款',
    paid: '此訂單已付款。',
    closed: '此訂單已關閉，無法付款。',
    back: '返回儲值頁',
  },
  en: {
    title: 'Test payment',
    notice: 'This is a test page. No money is taken.',
    order: 'Order',
    amount: 'Amount due',
    pay: 'Pay',
    cancel: 'Cancel payment',
    paid: 'This order is paid.',
    closed: 'This order is closed and can no longer be paid.',
    back: 'Back to deposits',
  },
};
