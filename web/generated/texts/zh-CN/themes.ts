// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/themes.ts';

const texts: Texts = {
  title: "主题与设备设置",
  menu: "主题与声音",
  colours: "主题",
  names: {
    night: "夜色军械库",
    jade: "翡翠",
    claret: "酒红",
    graphite: "石墨",
    daylight: "日光",
    device: "跟随设备",
  },
  notes: {
    night: "近黑的紫",
    jade: "深水青绿",
    claret: "暗酒红",
    graphite: "安静的灰蓝",
    daylight: "浅色墙面，自上而下的光",
    device: "随系统切换浅色或深色",
  },
  device: "这台设备",
  deviceNote: "只保存在这台设备上，不会跟随账号。",
  sound: "声音",
  volume: "音量",
  musicPlays: "正在播放背景音乐",
  mute: "静音",
  switches: {
    fast: {
      title: "快速动画",
      text: "缩短转盘和对战动画，结果不变",
    },
    voice: {
      title: "音效",
      text: "转动和揭晓时的声音",
    },
    music: {
      title: "背景音乐",
      text: "很轻的循环，切到其他标签页时停下",
    },
    agreePing: {
      title: "测量延迟",
      text: "为请求计时，让对战画面与服务器同步",
    },
  },
};

export default texts;
