// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/share.ts';

const texts: Texts = {
  title: "分享",
  card: "分享图：结果、概率和验算二维码",
  noCard: "这一局还没有分享图，链接可以先用。",
  copy: "复制链接",
  copied: "链接已复制",
  copyFailed: "复制没有成功，请选中链接手动复制",
  download: "下载图片",
  more: "更多方式",
};

export default texts;
