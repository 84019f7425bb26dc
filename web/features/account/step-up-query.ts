import { graphql } from '../../generated/index.ts';

export const STEP_UP_METHODS = graphql(`
  query StepUpMethods {
    me {
      id
      security {
        stepUp
      }
    }
  }
`);

export const VERIFY_ACTION = graphql(`
  mutation VerifyAction($smsCode: String, $totpCode: String, $recoveryCode: String, $passkey: PasskeyAnswer) {
    verifyAction(smsCode: $smsCode, totpCode: $totpCode, recoveryCode: $recoveryCode, passkey: $passkey) {
      ticket
      expiresAt
    }
  }
`);

export const START_PASSKEY_STEP_UP = graphql(`
  mutation StartPasskeyStepUp {
    startPasskeyStepUp {
      id
      options
    }
  }
`);
