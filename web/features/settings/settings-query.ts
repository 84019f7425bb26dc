import { graphql } from '../../generated/index.ts';

export const API_KEY = graphql(`fragment ApiKeyRow on ApiKey { id name prefix scopes createdAt lastUsedAt expiresAt }`);

export const ACCOUNT_SETTINGS = graphql(`
  query AccountSettings {
    me {
      id playerId nickname nameHidden winsShown battlesShown luckShown avatar phone tradeLink
      ...SecurityStanding
      verification { state updatedAt }
      apiKeys { id ...ApiKeyRow }
    }
  }
`);

export const CHANGE_NICKNAME = graphql(`mutation ChangeNickname { changeNickname @args { id nickname } }`);

export const HIDE_NAME = graphql(`mutation HideName { hideName @args { id nameHidden } }`);

export const SHOW_ON_PAGE = graphql(`mutation ShowOnPage { showOnPage @args { id winsShown battlesShown luckShown } }`);

export const AVATARS = graphql(`query Avatars { avatars @args }`);

export const CHOOSE_AVATAR = graphql(`mutation ChooseAvatar { chooseAvatar @args { id avatar } }`);

export const MY_FACE = graphql(`query MyFace { me { id avatar } }`);

export const CHANGE_EMAIL = graphql(`mutation ChangeEmail { changeEmail @args { id ...SecurityStanding } }`);

export const CHANGE_PHONE = graphql(`mutation ChangePhone { changePhone @args { id phone ...SecurityStanding } }`);

export const CHANGE_TRADE_LINK = graphql(`
  mutation ChangeTradeLink {
    changeTradeLink @args { id tradeLink ...SecurityStanding }
  }
`);

export const CREATE_API_KEY = graphql(`
  mutation CreateApiKey {
    createApiKey @args {
      key
      apiKey { id ...ApiKeyRow }
    }
  }
`);

export const REVOKE_API_KEY = graphql(`mutation RevokeApiKey { revokeApiKey @args }`);

export const MY_DATA = graphql(`query MyData { myData }`);

export const ERASE_ACCOUNT = graphql(`mutation EraseAccount { eraseAccount @args }`);
