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
};

export default texts;
