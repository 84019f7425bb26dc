// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/notices.ts';

const texts: Texts = {
  named: (a) => `（${a.detail}）`,
  kinds: {
    'new-device': {
      title: "新设备登录",
      body: (a) => `你的账号在一台新设备上登录${a.named}。如果不是你本人操作，请立即冻结账号并修改密码。`,
    },
    'password-changed': {
      title: "登录密码已修改",
      body: "其他设备已全部退出登录。如果不是你本人操作，请立即冻结账号并修改密码。",
    },
    recovered: {
      title: "密码已通过短信重置",
      body: "所有设备已退出登录，API 密钥已全部删除，24 小时内暂缓取回和转账。如果不是你本人操作，请立即告诉我们：取回和转账会暂缓 7 天，你可以先找回手机号，再重置密码。",
    },
    'recovery-stopped': {
      title: "取回和转账已暂缓 7 天",
      body: "此账号的一台设备或一条链接表示，重置密码的不是本人。自重置起 7 天内，什么都不能取回或转出。新密码仍然有效；如果你不知道新密码，请通过短信重置。",
    },
    'phone-change-asked': {
      title: "正在更换手机号",
      body: (a) => `申请更换为新手机号${a.named}，24 小时后生效。如果不是你本人操作，请立即停止。`,
    },
    'phone-changed': {
      title: "手机号已更换",
      body: (a) => `验证码今后会发送到新手机号${a.named}。如果不是你本人操作，请立即冻结账号并修改密码。`,
    },
    'trade-link-bound': {
      title: "已绑定交易链接",
      body: "取回的藏品会发送到该链接。如果不是你本人操作，请立即冻结账号并修改密码。",
    },
    'trade-link-change-asked': {
      title: "正在更改交易链接",
      body: "生效前，藏品仍会发送到原来的链接。新链接24 小时后生效。如果不是你本人操作，请立即停止。",
    },
    'trade-link-changed': {
      title: "交易链接已更改",
      body: "此前申请的更改已经生效。如果不是你本人操作，请立即冻结账号并修改密码。",
    },
    'steam-link-asked': {
      title: "正在绑定 Steam 账号",
      body: "绑定后，该 Steam 账号的主人可以登录你的账号。24 小时后生效。如果不是你本人操作，请立即停止。",
    },
    'steam-linked': {
      title: "已绑定 Steam 账号",
      body: "今后可以用该 Steam 账号登录。如果不是你本人操作，请立即冻结账号并修改密码。",
    },
    'steam-unlinked': {
      title: "已解绑 Steam 账号",
      body: "该 Steam 账号不能再用于登录。如果不是你本人操作，请立即冻结账号并修改密码。",
    },
    'email-changed': {
      title: "邮箱已更改",
      body: "新邮箱确认后，安全通知会发送到新邮箱。如果不是你本人操作，请立即冻结账号并修改密码。",
    },
    'passkey-added': {
      title: "已添加通行密钥",
      body: (a) => `新的通行密钥${a.named}可以用于登录和再次验证。如果不是你本人操作，请立即冻结账号并修改密码。`,
    },
    'passkey-removal-asked': {
      title: "正在移除通行密钥",
      body: (a) => `申请移除通行密钥${a.named}，24 小时后生效。如果不是你本人操作，请立即停止。`,
    },
    'passkey-removed': {
      title: "通行密钥已移除",
      body: (a) => `通行密钥${a.named}已失效。如果不是你本人操作，请立即冻结账号并修改密码。`,
    },
    'totp-added': {
      title: "已启用动态验证码",
      body: "今后用密码或短信登录时，还需要输入动态验证码。如果不是你本人操作，请立即冻结账号并修改密码。",
    },
    'totp-removal-asked': {
      title: "正在停用动态验证码",
      body: "停用后，登录不再需要动态验证码。24 小时后生效。如果不是你本人操作，请立即停止。",
    },
    'totp-removed': {
      title: "动态验证码已停用",
      body: "登录不再需要动态验证码，恢复码也已全部作废。如果不是你本人操作，请立即冻结账号并修改密码。",
    },
    'recovery-codes-made': {
      title: "已生成新的恢复码",
      body: "原来的恢复码已全部作废。如果不是你本人操作，请立即冻结账号并修改密码。",
    },
    'api-key-made': {
      title: "已创建 API 密钥",
      body: (a) => `程序可以用新密钥${a.named}访问你的账号。如果不是你本人操作，请立即冻结账号并修改密码。`,
    },
    'change-stopped': {
      title: "更改已停止",
      body: "该更改已停止，一切保持不变。",
    },
    'change-failed': {
      title: "更改未能生效",
      body: "你 24 小时前申请的更改已无法完成，例如手机号或 Steam 账号已被其他账号使用。一切保持不变。",
    },
    held: {
      title: "账号已暂缓",
      body: "目前不能取回和转出，你的藏品和余额都还在原处。",
    },
    released: {
      title: "暂缓已结束",
      body: "客服对账号的暂缓已解除，可以重新取回和转出。",
    },
    frozen: {
      title: "账号已冻结",
      body: "其他设备已退出登录，API 密钥已删除，等待生效的更改已停止。要恢复使用，请登录并完成再次验证。",
    },
    thawed: {
      title: "账号已解除冻结",
      body: "24 小时内暂缓取回和转账。如果不是你本人操作，请再次冻结账号。",
    },
  },
};

export default texts;
