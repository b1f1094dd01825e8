import { graphql } from '../../__generated__/customer';

/** A machine's passport; `MACHINE_NOT_AVAILABLE` when missing or of another organisation. */
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
