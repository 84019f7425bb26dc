// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/player.ts';

const texts: Texts = {
  title: "玩家",
  mine: "這是你的主頁，別人看到的就是這樣",
  chosen: "這位玩家選擇公開的內容",
  choose: "選擇公開什麼",
  nothing: "只公開暱稱和頭像",
  nothingOwn: "在設定裡打開之前，別人在這裡看不到更多。",
  nothingText: "這位玩家沒有公開其他內容。",
  nobody: "沒有這位玩家，或對方沒有公開自己。",
  wins: {
    title: "近期最佳",
    note: "最近 500 次操作中價值最高的",
    none: "還沒有贏得藏品。",
    proof: "驗算",
  },
  battles: {
    title: "對戰",
    note: "已結束的公開對戰，最多計最近 1,000 場",
    played: "參加",
    won: "獲勝",
    wonOne: "獲勝",
    lostOne: "未獲勝",
    seat: "席位",
  },
  luck: {
    title: "結果對照機率",
    note: "只計種子對已揭示的輪次，誰都可以按公開日誌算出。對戰裡的抽取不計入",
    none: "還沒有可以對照的：種子對揭示之後，輪次才計入。",
    ratio: "實得占期望值",
    chance: "僅憑偶然的範圍（±1σ）",
    range: (a) => `${a.from}–${a.to}`,
    plays: "輪次",
    meaning: "機率相同時，僅憑偶然，大約三分之二的玩家落在這個範圍內。過去的結果不預示以後。",
    few: "輪次還少：一兩次結果就能左右，範圍說明不了什麼。過去的結果不預示以後。",
  },
};

export default texts;
