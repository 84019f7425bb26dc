import type { SecurityStandingFragment } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';

/** Every change answers it, so that the page is right at once. */
export const SECURITY = graphql(`
  fragment SecurityStanding on Me {
    id email steamId
    security {
      passkeysOffered
      passkeys { id name createdAt lastUsedAt backedUp }
      totpSince recoveryCodesLeft emailVerified
      pendingChanges { id kind detail appliesAt }
      hold { until reason }
      frozenAt devMailLink
    }
  }
`);

export type SecurityFacts = SecurityStandingFragment;

export const DEVICE_SESSION = graphql(`
  fragment DeviceSessionRow on DeviceSession {
    id createdAt lastSeenAt device current
  }
`);

export const SECURITY_PAGE = graphql(`
  query SecurityPage {
    me {
      id hasPassword
      ...SecurityStanding
      sessions { id ...DeviceSessionRow }
      apiKeys { id }
    }
    site { steam }
  }
`);

export const SECURITY_JOURNAL = graphql(`
  query SecurityJournal {
    me {
      id
      securityJournal(first: 10) @list { id at kind device detail }
    }
  }
`);

export const REVOKE_SESSION = graphql(`mutation RevokeSession { revokeSession @args }`);

export const REVOKE_OTHER_SESSIONS = graphql(`mutation RevokeOtherSessions { revokeOtherSessions }`);

export const START_PASSKEY_REGISTRATION = graphql(`
  mutation StartPasskeyRegistration {
    startPasskeyRegistration @args { id options }
  }
`);

export const FINISH_PASSKEY_REGISTRATION = graphql(`
  mutation FinishPasskeyRegistration {
    finishPasskeyRegistration @args { id ...SecurityStanding }
  }
`);

export const RENAME_PASSKEY = graphql(`mutation RenamePasskey { renamePasskey @args { id ...SecurityStanding } }`);

export const REMOVE_PASSKEY = graphql(`mutation RemovePasskey { removePasskey @args { id ...SecurityStanding } }`);

export const START_TOTP = graphql(`mutation StartTotp { startTotp @args { secret uri } }`);

export const CONFIRM_TOTP = graphql(`mutation ConfirmTotp { confirmTotp @args }`);

export const REMOVE_TOTP = graphql(`mutation RemoveTotp { removeTotp @args { id ...SecurityStanding } }`);

export const NEW_RECOVERY_CODES = graphql(`mutation NewRecoveryCodes { newRecoveryCodes @args }`);

export const STOP_PENDING_CHANGE = graphql(`
  mutation StopPendingChange {
    stopPendingChange @args { id ...SecurityStanding }
  }
`);

export const FREEZE_ACCOUNT = graphql(`mutation FreezeAccount { freezeAccount { id ...SecurityStanding } }`);

export const THAW_ACCOUNT = graphql(`mutation ThawAccount { thawAccount @args { id ...SecurityStanding } }`);

export const UNLINK_STEAM = graphql(`mutation UnlinkSteam { unlinkSteam @args { id ...SecurityStanding } }`);

export const RESEND_EMAIL_CONFIRMATION = graphql(`mutation ResendEmailConfirmation { resendEmailConfirmation }`);
