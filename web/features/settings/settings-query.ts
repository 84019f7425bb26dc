import { graphql } from '../../generated/index.ts';

export const API_KEY = graphql(`
  fragment ApiKeyRow on ApiKey {
    id
    name
    prefix
    scopes
    createdAt
    lastUsedAt
    expiresAt
  }
`);

export const ACCOUNT_SETTINGS = graphql(`
  query AccountSettings {
    me {
      id
      playerId
      nickname
      nameHidden
      winsShown
      battlesShown
      luckShown
      avatar
      phone
      tradeLink
      ...SecurityStanding
      verification {
        state
        updatedAt
      }
      apiKeys {
        id
        ...ApiKeyRow
      }
    }
  }
`);

export const CHANGE_NICKNAME = graphql(`
  mutation ChangeNickname($nickname: String!) {
    changeNickname(nickname: $nickname) {
      id
      nickname
    }
  }
`);

export const HIDE_NAME = graphql(`
  mutation HideName($hidden: Boolean!) {
    hideName(hidden: $hidden) {
      id
      nameHidden
    }
  }
`);

export const SHOW_ON_PAGE = graphql(`
  mutation ShowOnPage($part: PlayerPagePart!, $shown: Boolean!) {
    showOnPage(part: $part, shown: $shown) {
      id
      winsShown
      battlesShown
      luckShown
    }
  }
`);

export const AVATARS = graphql(`
  query Avatars($sheet: Int!) {
    avatars(sheet: $sheet)
  }
`);

export const CHOOSE_AVATAR = graphql(`
  mutation ChooseAvatar($avatar: String!) {
    chooseAvatar(avatar: $avatar) {
      id
      avatar
    }
  }
`);

export const MY_FACE = graphql(`
  query MyFace {
    me {
      id
      avatar
    }
  }
`);

export const CHANGE_EMAIL = graphql(`
  mutation ChangeEmail($email: String!, $ticket: String!) {
    changeEmail(email: $email, ticket: $ticket) {
      id
      ...SecurityStanding
    }
  }
`);

export const CHANGE_PHONE = graphql(`
  mutation ChangePhone($phone: String!, $smsCode: String!, $ticket: String!) {
    changePhone(phone: $phone, smsCode: $smsCode, ticket: $ticket) {
      id
      phone
      ...SecurityStanding
    }
  }
`);

export const CHANGE_TRADE_LINK = graphql(`
  mutation ChangeTradeLink($tradeLink: String, $ticket: String!) {
    changeTradeLink(tradeLink: $tradeLink, ticket: $ticket) {
      id
      tradeLink
      ...SecurityStanding
    }
  }
`);

export const CREATE_API_KEY = graphql(`
  mutation CreateApiKey($name: String!, $scopes: [ApiScope!]!, $expiresAt: DateTime, $ticket: String!) {
    createApiKey(name: $name, scopes: $scopes, expiresAt: $expiresAt, ticket: $ticket) {
      key
      apiKey {
        id
        ...ApiKeyRow
      }
    }
  }
`);

export const REVOKE_API_KEY = graphql(`
  mutation RevokeApiKey($id: ID!) {
    revokeApiKey(id: $id)
  }
`);

export const MY_DATA = graphql(`
  query MyData {
    myData
  }
`);

export const ERASE_ACCOUNT = graphql(`
  mutation EraseAccount($commandId: CommandId!, $ticket: String!) {
    eraseAccount(commandId: $commandId, ticket: $ticket)
  }
`);
