import type { DocumentText } from '../../document.ts';

export const disputedResult: DocumentText = {
  title: '对结果有疑问',
  summary: '怎样自己验算一轮，提供什么有助于我们核查。',
  updatedAt: '2026-11-20',
  sections: [
    {
      heading: '自己验算',
      paragraphs: [
        '每次操作都有自己的页面：花了什么、得了什么，以及证明。你的浏览器会在那里重算抽取过程。种子对还在使用时，服务器种子仍是秘密；更换种子对后种子公开，就能完整验算。',
      ],
    },
    {
      heading: '哪些不算出错',
      paragraphs: [
        '连续不走运是随机的一部分。概率为 1% 时，连续 300 次不中，大约每 100 人里会有 5 人遇到。每次结果与之前无关，没有“该中了”这回事。',
      ],
    },
    {
      heading: '联系我们',
      paragraphs: [
        '请提交工单，附上证明页的地址；如果操作被拒绝，请附上签名的拒绝内容。如果验算不通过，请保存页面提供下载的文件：那是证据，我们想看到它。',
      ],
    },
  ],
};
