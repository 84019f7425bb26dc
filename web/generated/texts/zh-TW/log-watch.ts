// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/log-watch.ts';

const texts: Texts = {
  title: "本站的日誌前後矛盾",
  reasons: {
    fork: "它已經接不上這台裝置先前看到的內容，可能有人看到的是另一本日誌。",
    shorter: "它比這台裝置先前看到的更短：有紀錄消失了，或者網站被還原到過去。",
    key: "簽名的公鑰與這台裝置認識的公鑰沒有任何交接，可能是同名的另一本日誌。",
  },
  advice: "請把兩份已簽名的檢查點存下來，交給任何稽核本站的人：兩份放在一起就是證據。弄清楚之前，最好先別玩。",
  save: "儲存證據",
  log: "查看日誌",
  forget: "忘掉舊的，繼續",
  region: "日誌警告",
  loss: {
    title: "本站遺失了部分日誌，並已公開承認",
    told: (a) => `有 ${a.lost} 筆紀錄再也找不回來了。保留下來的部分以新的名稱繼續。營運方給的原因：「${a.reason}」`,
    advice: "請存下這三份簽名檔。如果你的某次操作不見了，這台裝置保存的承諾能證明它曾被接受，營運方必須給你一個答覆。重新開放之前，所有舊種子都已公開。",
  },
};

export default texts;
