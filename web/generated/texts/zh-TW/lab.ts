// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/lab.ts';

const texts: Texts = {
  title: "造假實驗室",
  lead: "下面是一份真日誌的副本，由本站的規則一步步算出。打開一種手法，它就在你的瀏覽器裡重做一遍、重新簽名，再交給兩種檢查。關掉就沒了。",
  columns: {
    trick: "手法",
    ordinary: "一般驗算器：只看一局",
    ours: "我們的檢查：看整本日誌",
  },
  recorded: {
    name: "原樣，沒動過手腳",
    text: (a) => `${a.entries} 筆記錄，${a.draws} 次抽取，種子都已揭示`,
  },
  groups: {
    sites: "別的網站真的被抓到過的",
    own: "有人在本站試過的",
  },
  passes: "通過",
  fails: "不通過",
  checking: "檢查中…",
  draws: (a) => `${a.count} 次抽取都對得上`,
  clean: "規則、種子、順序都對",
  where: (a) => `第 ${a.position} 筆`,
  whole: "整本日誌",
  kinds: {
    rules: "規則",
    seeds: "種子",
    promise: "承諾",
    fork: "分叉",
    device: "你的裝置",
    other: "稽核",
  },
  how: "怎麼看出來的",
  tricks: {
    payTable: {
      name: "偷偷換賠率表",
      text: "票號對，種子對，發出的卻是便宜的那件",
      why: "日誌裡公布的表說，這個票號是另一件",
    },
    clientSeed: {
      name: "不理你的種子",
      text: "畫面上收下你的種子，抽取時根本沒用",
      why: "按你帶來的隨機數，抽出的是別的票號",
    },
    seedEachBet: {
      name: "每注換一顆種子",
      text: "看到下注才造種子，隨手配一個對得上的雜湊",
      why: "這一局用的種子，下注前沒在日誌裡承諾過",
    },
    commitment: {
      name: "掉包承諾",
      text: "揭示另一顆種子，把旁邊的雜湊也一起換掉",
      why: "揭示的種子，不是開局前日誌裡那個雜湊",
    },
    otherCode: {
      name: "驗算器跑的是另一套程式",
      text: "遊戲抽兩次、取差的那次，發給你的驗算器也照做",
      why: "按公布的演算法，種子抽不出這個票號",
    },
    skippedRound: {
      name: "跳過一輪",
      text: "有一輪乾脆不寫，後面的照舊編號",
      why: "輪次斷了：少了中間那一輪",
    },
    republish: {
      name: "大獎前換表",
      text: "看到這一注要中大獎，搶先公布一張新表",
      why: "新表要先公告 60 秒，玩家看到的是舊表",
    },
    terms: {
      name: "寬限期裡改規則",
      text: "升級返還率按規矩公告，卻立刻按新的算",
      why: "新規則還沒生效，這一局只能按舊的算",
    },
    rotateOnEntropy: {
      name: "看到隨機數再換種子",
      text: "搶在你前面輪換，配一個試出來的使用者種子",
      why: "日誌裡有一次輪換，不是這台裝置要求的",
    },
    seatOrder: {
      name: "挑座次",
      text: "把入座的順序試個遍，挑自己人贏的那種鎖定",
      why: "鎖定只認名字的排序，不認誰先來",
    },
    lateLock: {
      name: "看過再鎖",
      text: "等隨機信標公布了，才鎖定最後一席",
      why: "鎖定時，寫進去的那一輪信標已經公布",
    },
    withheldBeacon: {
      name: "扣住信標",
      text: "信標已經公布，結果不合意，房間就一直掛著",
      why: "信標早該送到，誰都可以送，房間卻沒有下文",
    },
    droppedWin: {
      name: "說中了，又抹掉",
      text: "告訴你中了，封存之前把這一局刪掉",
      why: "承諾過放在這裡的記錄，換成了別的",
    },
    restoredFolder: {
      name: "把資料還原到過去",
      text: "揭示過的種子又活了，自己人照著答案下注",
      why: "日誌比瀏覽器存下的檢查點還短",
    },
    twoHistories: {
      name: "兩本日誌",
      text: "給你看一本，給別人看另一本",
      why: "接不上瀏覽器之前存下的檢查點",
    },
  },
  changes: {
    title: "改了什麼",
    changed: (a) => `第 ${a.position} 筆：改了`,
    added: (a) => `第 ${a.position} 筆：插進來的`,
    removed: (a) => `第 ${a.position} 筆：被拿掉了`,
    more: (a) => `後面還有 ${a.count} 筆跟著改了，好讓一切對得上`,
    note: "雜湊樹、檢查點和簽名都照改後的重做了，所以全部有效。",
  },
  audit: {
    title: "我們怎麼看出來的",
    ok: "通過",
    findings: (a) => `${a.count} 處不符`,
  },
  device: {
    checkpoint: "你的瀏覽器存著上次看到的檢查點，這本日誌接不上它。",
    rotation: (a) => `你的裝置記得自己要求過哪些輪換，第 ${a.position} 筆不在其中。`,
  },
  save: "下載這份假日誌",
  saveNote: "用這條指令自己查。它還會指出一點：這裡的信標是實驗室自己的，不是公認的那條鏈。",
  allOff: "全部關掉",
  limits: "稽核看不見什麼，寫在",
  limitsLink: "公平性說明",
  back: "公開證明",
  failed: "這裡沒能算出來。重新整理頁面再試一次。",
  said: (a) => `${a.trick}：一般驗算器通過，我們的檢查不通過（${a.kind}）。`,
  saveCommand: "稽核指令",
};

export default texts;
