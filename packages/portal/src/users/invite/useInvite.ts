'use client';

import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import type { ActionRefusalCode, InviteUserMutation } from '../../__generated__/customer/graphql';
import { toDataProblem, type DataProblem } from '../../data/problems';
import { InviteUserDocument } from './invite.customerQuery';
import type { InviteDraft } from './inviteForm';

export type InviteOutcome =
  | { readonly kind: 'invited'; readonly name: string }
  | { readonly kind: 'exists'; readonly userId: string | null }
  | { readonly kind: 'rejected'; readonly code: ActionRefusalCode }
  | { readonly kind: 'problem'; readonly problem: DataProblem };

function decideInviteOutcome(response: InviteUserMutation['inviteUser'] | undefined): InviteOutcome {
  if (!response) return { kind: 'problem', problem: 'failed' };
  switch (response.__typename) {
    case 'UserInvited':
      return { kind: 'invited', name: response.user.name };
    case 'UserAlreadyExists':
      return { kind: 'exists', userId: response.userId };
    case 'ActionRefused':
      return { kind: 'rejected', code: response.code };
  }
}

const clean = (draft: InviteDraft): InviteDraft => ({
  ...draft,
  email: draft.email.trim(),
  firstName: draft.firstName.trim(),
  lastName: draft.lastName.trim(),
});

/** Sends an invitation, and refetches the list of users on success. */
export function useInvite() {
  const [send, { loading }] = useMutation(InviteUserDocument);
  const [outcome, setOutcome] = useState<InviteOutcome>();
  const invite = async (draft: InviteDraft): Promise<InviteOutcome> => {
    let result: InviteOutcome;
    try {
      const { data } = await send({
        variables: { input: clean(draft) },
        refetchQueries: ({ data: sent }) =>
          sent?.inviteUser?.__typename === 'UserInvited' ? ['UserList', 'UserFilterChoices'] : [],
      });
      result = decideInviteOutcome(data?.inviteUser);
    } catch (error) {
      result = { kind: 'problem', problem: toDataProblem(error) };
    }
    setOutcome(result);
    return result;
  };
  return { invite, outcome, isSending: loading };
}
