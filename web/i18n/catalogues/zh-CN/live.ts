export const live = {
  title: '实时掉落',
  all: '全部',
  top: '顶级',
  filter: '显示哪些掉落',
  pause: '暂停滚动',
  resume: '继续滚动',
  empty: '还没有掉落，第一件会出现在这里',
  failed: '实时掉落没有加载成功',
  drop: (nickname: string, item: string, value: string) => `${nickname} 开出 ${item}，价值 ${value}`,
};
