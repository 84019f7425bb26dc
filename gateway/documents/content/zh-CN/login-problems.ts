import type { DocumentText } from '../../document.ts';

export const loginProblems: DocumentText = {
  title: '登录不了',
  summary: '收不到验证码、密码不对、手机号停用，分别怎么办。',
  updatedAt: '2026-11-20',
  sections: [
    {
      heading: '收不到验证码',
      paragraphs: [
        '请核对号码和国家区号，等 60 秒再重新发送，旧的验证码随即作废。有些手机会把陌生号码的短信放进单独的文件夹。',
      ],
    },
    {
      heading: '验证码不正确',
      paragraphs: ['验证码 5 分钟内有效，可以试 5 次，并且只能用于当初的用途：登录用的验证码不能用来改密码。'],
    },
    {
      heading: '忘记密码',
      paragraphs: ['选择“忘记密码”，用短信验证码设置新密码。之后所有设备都会退出登录。'],
    },
    {
      heading: '手机号停用',
      paragraphs: [
        '请用密码或 Steam 登录，在设置里更换手机号。如果都不行，请用另一个账号提交工单，说明我们如何确认你的身份；改动之前，我们会要求做身份认证。',
      ],
    },
    {
      heading: '登录已过期',
      paragraphs: ['修改密码、在设置里退出设备，或者长期不使用，都会让登录失效。余额和藏品不受影响。'],
    },
  ],
};
