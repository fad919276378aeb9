import type { MemberSummary } from '@heartline/api-client';
import { Avatar } from '@heartline/ui/member/avatar';
import { FictionalMark } from '@heartline/ui/member/fictional-mark';

/** The member the visitor came from (SGN-08), with enough data to recognize them. */
export type SignupMember = Pick<MemberSummary, 'id' | 'name' | 'fictional' | 'mainImage'>;

/** The member, beside the questions. */
export function MemberInView({ member, fictionalLabel }: { member: SignupMember; fictionalLabel: string }) {
  return (
    <div className="flex items-center gap-3">
      <Avatar
        name={member.name}
        src={member.mainImage?.thumb ?? null}
        colour={member.mainImage?.colour ?? null}
        size="lg"
      />
      <span className="flex min-w-0 flex-col items-start gap-1">
        <span className="boxed block font-semibold">{member.name}</span>
        {member.fictional ? <FictionalMark label={fictionalLabel} /> : null}
      </span>
    </div>
  );
}
