import { BONUS_RELEASE_PERCENT } from '../../../../engine/fairness/terms.ts';
import type { DocumentText } from '../../document.ts';

export const depositsAndBonuses: DocumentText = {
  title: '充值、奖金与流水',
  summary: '怎样购买余额、多久到账，锁定奖励是怎么回事。',
  updatedAt: '2026-11-20',
  sections: [
    {
      heading: '充值',
      paragraphs: [
        '选择渠道、币种和金额，在支付服务商的页面付款。确认之前，订单会写明你付多少、得到多少余额。服务商确认付款后到账，通常不到一分钟。',
        '订单状态有处理中、已完成、已取消三种。如果取消之后款项仍然到了，照样会入账。',
        '有些站点运行在沙盒模式：没有真钱往来，余额在站外没有任何价值，支付页面会写明。',
      ],
    },
    {
      heading: '奖金',
      paragraphs: [
        '首次充值有加赠，比例和上限写在充值页上。每日奖励取决于当天（UTC）的充值额。优惠券可以在一次充值上使用。',
        `奖金起初是锁定的，随着已结算的流水逐步变成余额，比例为 ${BONUS_RELEASE_PERCENT}%：流水 100，最多有 ${BONUS_RELEASE_PERCENT} 的锁定奖励变成余额。退回的金额不计入流水。`,
      ],
    },
    {
      heading: '余额与积分',
      paragraphs: [
        '玩法花的是余额。积分来自换积分、返利和奖励，可以在积分商城购买藏品，也可以按 0.90 转为余额。每次换算只在总额上取整一次，零头归平台。',
        '每个账户的每一笔变动，都列在余额明细里。',
      ],
    },
    {
      heading: '没有利息，也不能赊账',
      paragraphs: ['余额是在本站使用的预付额度，不产生利息，也不能借。充值是消费，不是投资。'],
    },
  ],
};
