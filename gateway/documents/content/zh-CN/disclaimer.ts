import type { DocumentText } from '../../document.ts';

export const disclaimer: DocumentText = {
  title: '免责声明',
  summary: '本站不是什么，也不承诺什么。',
  updatedAt: '2026-11-20',
  sections: [
    {
      heading: '不承诺赢',
      paragraphs: ['概率和返还率是统计平均值，既不能说明你的下一次，也不能说明你的这个月。请当作花掉的钱回不来。'],
    },
    {
      heading: '价值',
      paragraphs: [
        '藏品的价值，是它在本站的价值，也就是在这里能卖多少。它不是市场价，也不是第三方的报价，24 小时后可能会降低。',
      ],
    },
    {
      heading: '无关联',
      paragraphs: [
        'Glasscase 与 Valve 和 Steam 没有关联。Steam 是其权利人的商标。目录中的图像和名称均为自有，不表现其他厂商的商品。',
      ],
    },
    {
      heading: '法律',
      paragraphs: [
        '在大多数地方，运营此类网站需要许可，有些地方禁止参与。本页内容不是法律意见。没有许可的站点只应运行在沙盒模式。',
      ],
    },
    {
      heading: '链接与可用性',
      paragraphs: ['我们不对他人的页面负责。网站可能因维护或故障中断；已经接受的操作都在日志里，之后会继续完成。'],
    },
  ],
};
