import type { MailWords, NoticeTexts } from '../notice-texts.ts';

const named = (detail: string | null): string => (detail === null ? '' : `（${detail}）`);
const waits = '24 小时后生效。如果不是你本人操作，请立即停止。';
const notYou = '如果不是你本人操作，请立即冻结账号并修改密码。';

export const zhCN: NoticeTexts = {
  'new-device': (detail) => ({ title: '新设备登录', body: `你的账号在一台新设备上登录${named(detail)}。${notYou}` }),
  'password-changed': () => ({ title: '登录密码已修改', body: `其他设备已全部退出登录。${notYou}` }),
  recovered: () => ({
    title: '密码已通过短信重置',
    body: '所有设备已退出登录，API 密钥已全部删除，24 小时内暂缓取回和转账。如果不是你本人操作，请立即停止：新密码会作废，账号会被冻结。',
  }),
  'recovery-stopped': () => ({
    title: '密码重置已停止',
    body: '新密码已作废，所有设备已退出登录，账号已冻结。请用其他方式登录，并通过再次验证解除冻结。',
  }),
  'phone-change-asked': (detail) => ({ title: '正在更换手机号', body: `申请更换为新手机号${named(detail)}，${waits}` }),
  'phone-changed': (detail) => ({
    title: '手机号已更换',
    body: `验证码今后会发送到新手机号${named(detail)}。${notYou}`,
  }),
  'trade-link-bound': () => ({ title: '已绑定交易链接', body: `取回的藏品会发送到该链接。${notYou}` }),
  'trade-link-change-asked': () => ({
    title: '正在更改交易链接',
    body: `生效前，藏品仍会发送到原来的链接。新链接${waits}`,
  }),
  'trade-link-changed': () => ({ title: '交易链接已更改', body: `此前申请的更改已经生效。${notYou}` }),
  'steam-link-asked': () => ({
    title: '正在绑定 Steam 账号',
    body: `绑定后，该 Steam 账号的主人可以登录你的账号。${waits}`,
  }),
  'steam-linked': () => ({ title: '已绑定 Steam 账号', body: `今后可以用该 Steam 账号登录。${notYou}` }),
  'steam-unlinked': () => ({ title: '已解绑 Steam 账号', body: `该 Steam 账号不能再用于登录。${notYou}` }),
  'email-changed': () => ({ title: '邮箱已更改', body: `新邮箱确认后，安全通知会发送到新邮箱。${notYou}` }),
  'passkey-added': (detail) => ({
    title: '已添加通行密钥',
    body: `新的通行密钥${named(detail)}可以用于登录和再次验证。${notYou}`,
  }),
  'passkey-removal-asked': (detail) => ({
    title: '正在移除通行密钥',
    body: `申请移除通行密钥${named(detail)}，${waits}`,
  }),
  'passkey-removed': (detail) => ({ title: '通行密钥已移除', body: `通行密钥${named(detail)}已失效。${notYou}` }),
  'totp-added': () => ({ title: '已启用动态验证码', body: `今后用密码或短信登录时，还需要输入动态验证码。${notYou}` }),
  'totp-removal-asked': () => ({ title: '正在停用动态验证码', body: `停用后，登录不再需要动态验证码。${waits}` }),
  'totp-removed': () => ({
    title: '动态验证码已停用',
    body: `登录不再需要动态验证码，恢复码也已全部作废。${notYou}`,
  }),
  'recovery-codes-made': () => ({ title: '已生成新的恢复码', body: `原来的恢复码已全部作废。${notYou}` }),
  'api-key-made': (detail) => ({
    title: '已创建 API 密钥',
    body: `程序可以用新密钥${named(detail)}访问你的账号。${notYou}`,
  }),
  'change-stopped': () => ({ title: '更改已停止', body: '该更改已停止，一切保持不变。' }),
  'change-failed': () => ({
    title: '更改未能生效',
    body: '你 24 小时前申请的更改已无法完成，例如手机号或 Steam 账号已被其他账号使用。一切保持不变。',
  }),
  held: () => ({ title: '账号已暂缓', body: '目前不能取回和转出，你的藏品和余额都还在原处。' }),
  released: () => ({ title: '暂缓已结束', body: '客服对账号的暂缓已解除，可以重新取回和转出。' }),
  frozen: () => ({
    title: '账号已冻结',
    body: '其他设备已退出登录，API 密钥已删除，等待生效的更改已停止。要恢复使用，请登录并完成再次验证。',
  }),
  thawed: () => ({ title: '账号已解除冻结', body: '24 小时内暂缓取回和转账。如果不是你本人操作，请再次冻结账号。' }),
};

export const zhCNMail: MailWords = {
  hello: (nickname) => `${nickname}，你好：`,
  stopChange: '不是你本人操作？停止这项更改：',
  stopRecovery: '不是你本人操作？停止这次重置：',
  freeze: '冻结账号：',
  nothingToDo: '如果是你本人操作，无需处理。我们绝不会通过邮件索要密码或验证码。',
  confirm: {
    subject: '请确认你的邮箱',
    text: '打开以下链接，即可用此邮箱接收安全通知。链接 7 天内有效：',
    ignore: '如果你没有注册过我们的账号，请忽略这封邮件。',
  },
};
