import { graphql } from '../../__generated__/customer';

/** Passport of a machine; fails with `MACHINE_NOT_AVAILABLE` if it is missing or belongs to another organisation. */
export const MachineDocument = graphql(/* GraphQL */ `
  query Machine($id: ID!, $language: String) {
    machine(id: $id, language: $language) {
      machine {
        ...MachineFacts
      }
      builtOn
      passportPath
      wearParts {
        part {
          ...PartFacts
        }
        replaceAfterCycles
      }
      tickets {
        id
        number
        subject
        status
        changedAt
      }
    }
  }
`);
