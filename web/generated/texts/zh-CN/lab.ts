// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/lab.ts';

const texts: Texts = {
  title: "造假实验室",
  lead: "下面是一份真日志的副本，由本站的规则一步步算出。打开一种手法，它就在你的浏览器里重做一遍、重新签名，再交给两种检查。关掉就没了。",
  columns: {
    trick: "手法",
    ordinary: "普通验算器：只看一局",
    ours: "我们的检查：看整本日志",
  },
  recorded: {
    name: "原样，没动过手脚",
    text: (a) => `${a.entries} 条记录，${a.draws} 次抽取，种子都已揭示`,
  },
  groups: {
    sites: "别的网站真被抓到过的",
    own: "有人在本站试过的",
  },
  passes: "通过",
  fails: "不通过",
  checking: "检查中…",
  draws: (a) => `${a.count} 次抽取都对得上`,
  clean: "规则、种子、顺序都对",
  where: (a) => `第 ${a.position} 条`,
  whole: "整本日志",
  kinds: {
    rules: "规则",
    seeds: "种子",
    promise: "承诺",
    fork: "分叉",
    device: "你的设备",
    other: "审计",
  },
  how: "怎么看出来的",
  tricks: {
    payTable: {
      name: "悄悄换赔率表",
      text: "票号对，种子对，发出的却是便宜的那件",
      why: "日志里公布的表说，这个票号是另一件",
    },
    clientSeed: {
      name: "不理你的种子",
      text: "界面上收下你的种子，抽取时根本没用",
      why: "按你带来的随机数，抽出的是别的票号",
    },
    seedEachBet: {
      name: "每注换一颗种子",
      text: "看到下注再造种子，随手配一个对得上的哈希",
      why: "这一局用的种子，下注前没在日志里承诺过",
    },
    commitment: {
      name: "掉包承诺",
      text: "揭示另一颗种子，把旁边的哈希也一起换掉",
      why: "揭示的种子，不是开局前日志里那个哈希",
    },
    otherCode: {
      name: "验算器跑的是另一套代码",
      text: "游戏抽两次、取差的那次，发给你的验算器也照做",
      why: "按公布的算法，种子抽不出这个票号",
    },
    skippedRound: {
      name: "跳过一轮",
      text: "有一轮干脆不写，后面的照旧编号",
      why: "轮次断了：少了中间那一轮",
    },
    republish: {
      name: "大奖前换表",
      text: "看到这一注要中大奖，抢先公布一张新表",
      why: "新表要先公告 60 秒，玩家看到的是旧表",
    },
    terms: {
      name: "宽限期里改规则",
      text: "升级返还率按规矩公告，却立刻按新的算",
      why: "新规则还没生效，这一局只能按旧的算",
    },
    rotateOnEntropy: {
      name: "看到随机数再换种子",
      text: "抢在你前面轮换，配一个试出来的用户种子",
      why: "日志里有一次轮换，不是这台设备要求的",
    },
    seatOrder: {
      name: "挑座次",
      text: "把入座的顺序试个遍，挑自己人赢的那种锁定",
      why: "锁定只认名字的排序，不认谁先来",
    },
    lateLock: {
      name: "看过再锁",
      text: "等随机信标公布了，才锁定最后一席",
      why: "锁定时，写进去的那一轮信标已经公布",
    },
    withheldBeacon: {
      name: "扣住信标",
      text: "信标已经公布，结果不合意，房间就一直挂着",
      why: "信标早该送到，谁都可以送，房间却没有下文",
    },
    droppedWin: {
      name: "说中了，又抹掉",
      text: "告诉你中了，封存之前把这一局删掉",
      why: "承诺过放在这里的记录，换成了别的",
    },
    restoredFolder: {
      name: "把数据还原到过去",
      text: "揭示过的种子又活了，自己人照着答案下注",
      why: "日志比浏览器存下的检查点还短",
    },
    twoHistories: {
      name: "两本日志",
      text: "给你看一本，给别人看另一本",
      why: "接不上浏览器之前存下的检查点",
    },
  },
  changes: {
    title: "改了什么",
    changed: (a) => `第 ${a.position} 条：改了`,
    added: (a) => `第 ${a.position} 条：插进来的`,
    removed: (a) => `第 ${a.position} 条：被拿掉了`,
    more: (a) => `后面还有 ${a.count} 条跟着改了，好让一切对得上`,
    note: "哈希树、检查点和签名都照改后的重做了，所以全部有效。",
  },
  audit: {
    title: "我们怎么看出来的",
    ok: "通过",
    findings: (a) => `${a.count} 处不符`,
  },
  device: {
    checkpoint: "你的浏览器存着上次看到的检查点，这本日志接不上它。",
    rotation: (a) => `你的设备记得自己要求过哪些轮换，第 ${a.position} 条不在其中。`,
  },
  save: "下载这份假日志",
  saveNote: "用这条命令自己查。它还会指出一点：这里的信标是实验室自己的，不是公认的那条链。",
  allOff: "全部关掉",
  limits: "审计看不见什么，写在",
  limitsLink: "公平性说明",
  back: "公开证明",
  failed: "这里没能算出来。刷新页面再试一次。",
  said: (a) => `${a.trick}：普通验算器通过，我们的检查不通过（${a.kind}）。`,
  saveCommand: "审计命令",
};

export default texts;
