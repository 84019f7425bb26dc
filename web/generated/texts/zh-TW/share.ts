// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/share.ts';

const texts: Texts = {
  title: "分享",
  card: "分享圖：結果、機率和驗算 QR Code",
  noCard: "這一局還沒有分享圖，連結可以先用。",
  copy: "複製連結",
  copied: "連結已複製",
  copyFailed: "複製沒有成功，請選取連結手動複製",
  download: "下載圖片",
  more: "更多方式",
};

export default texts;
