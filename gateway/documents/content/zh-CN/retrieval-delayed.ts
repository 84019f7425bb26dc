import type { DocumentText } from '../../document.ts';

export const retrievalDelayed: DocumentText = {
  title: '取回很慢或失败了',
  summary: '取回最长可能需要 12 小时。各个状态是什么意思，什么时候该联系我们。',
  updatedAt: '2026-11-20',
  sections: [
    {
      heading: '12 小时以内',
      paragraphs: [
        '部分藏品从亚洲发货，取回最长可能需要 12 小时。取回中和待发货时，你不用做什么。',
        '待收货表示 Steam 里有一份报价在等你。报价会过期，请尽快接受。',
      ],
    },
    {
      heading: '失败了',
      paragraphs: [
        '藏品已经回到背包，记录里写明了原因。常见原因有：交易链接有误，或在 Steam 里更新过；库存不公开；账号被 Steam 限制交易。请在设置里改正后再试。',
      ],
    },
    {
      heading: '没有收到',
      paragraphs: [
        '如果记录显示成功而库存里没有，或者超过 12 小时没有进展，请在记录上提出异议，系统会生成一张已关联该取回的工单。',
      ],
    },
  ],
};
