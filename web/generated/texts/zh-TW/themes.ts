// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/themes.ts';

const texts: Texts = {
  title: "主題與裝置設定",
  menu: "主題與聲音",
  colours: "主題",
  names: {
    night: "夜色軍械庫",
    jade: "翡翠",
    claret: "酒紅",
    graphite: "石墨",
    daylight: "日光",
    device: "跟隨裝置",
  },
  notes: {
    night: "近黑的紫",
    jade: "深水青綠",
    claret: "暗酒紅",
    graphite: "安靜的灰藍",
    daylight: "淺色牆面，自上而下的光",
    device: "隨系統切換淺色或深色",
  },
  device: "這台裝置",
  deviceNote: "只保存在這台裝置上，不會跟著帳號走。",
  sound: "聲音",
  volume: "音量",
  musicPlays: "正在播放背景音樂",
  mute: "靜音",
  switches: {
    fast: {
      title: "快速動畫",
      text: "縮短轉軸和對戰動畫，結果不變",
    },
    voice: {
      title: "音效",
      text: "轉動和揭曉時的聲音",
    },
    music: {
      title: "背景音樂",
      text: "很輕的循環，切到其他分頁時停下",
    },
    agreePing: {
      title: "測量延遲",
      text: "為請求計時，讓對戰畫面與伺服器同步",
    },
  },
};

export default texts;
