import type { DocumentText } from '../../document.ts';

export const depositMissing: DocumentText = {
  title: '充值没有到账',
  summary: '先检查什么，需要向我们提供什么。',
  updatedAt: '2026-11-20',
  sections: [
    {
      heading: '查看订单',
      paragraphs: [
        '打开“记录中心”里的流水记录。如果订单处理中，说明服务商还没有确认付款；多数渠道一分钟内确认，有的可能要半小时。请不要重复付款。',
        '如果订单已取消但你被扣了款，款项通常会在几个工作日内自动退回；如果之后才确认付款，余额照样入账。',
      ],
    },
    {
      heading: '奖金比想的少',
      paragraphs: ['奖金起初不在余额里，而是锁定的，随已结算的流水变成余额。订单里两个数字都会列出。'],
    },
    {
      heading: '联系我们',
      paragraphs: [
        '一小时后仍无变化，请提交工单，写明订单号、付款时间和金额，以及服务商的凭证号。请不要发送卡号或密码。',
      ],
    },
  ],
};
