-- Whether accounts are hidden is a matter of the pool now: see apps/server/src/site/pools.data.ts.
update sites set settings = settings - 'hide_account_existence';
