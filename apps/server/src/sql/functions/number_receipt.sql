-- The next number of the company's series, under its lock. Clocks of processes differ: a later number never gets an earlier time.
create or replace function number_receipt() returns trigger language plpgsql as $$
begin
  new.series = case new.kind when 'receipt' then 'receipts' else 'credit_notes' end;
  insert into receipt_series as s (company_id, series, last, last_at) values (new.company_id, new.series, 1, new.issued_at)
    on conflict (company_id, series) do update set last = s.last + 1, last_at = greatest(s.last_at, excluded.last_at)
    returning last, last_at into new.number, new.issued_at;
  return new;
end $$;

create or replace trigger number_receipt before insert on receipts for each row execute function number_receipt();
