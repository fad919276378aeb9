import type { Sql, Transaction } from '../platform/database.ts';

export async function beginBreak(tx: Transaction, memberId: number): Promise<boolean> {
  return (
    (await tx`update members set status = 'paused' where id = ${memberId} and status = 'active' returning id`).length >
    0
  );
}

/** The code that a member got for staying: a second call returns the first one. */
export async function giveCode(sql: Sql, memberId: number, code: string, percentage: number): Promise<DiscountGiven> {
  const [row] = await sql<DiscountGiven[]>`
    with before as (select code, percentage from discount_codes where member_id = ${memberId} and code like 'STAY-%'),
      made as (
        insert into discount_codes (code, member_id, percentage, validity)
        select ${code}::text, ${memberId}::bigint, ${percentage}::int, 'once-per-user' where not exists (select from before)
        returning code, percentage
      )
    select * from before union all select * from made`;
  return row ?? { code, percentage };
}

export interface DiscountGiven {
  code: string;
  percentage: number;
}
