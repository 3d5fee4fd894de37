-- Whoever follows an account hears at once that something of it changed, whichever process wrote it.
CREATE FUNCTION tell_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('account_changes', CASE WHEN TG_OP = 'DELETE' THEN OLD.owner_id ELSE NEW.owner_id END);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER work_tells AFTER INSERT OR UPDATE OR DELETE ON "work" FOR EACH ROW EXECUTE FUNCTION tell_change();
--> statement-breakpoint
CREATE TRIGGER sessions_tell AFTER DELETE ON "sessions" FOR EACH ROW EXECUTE FUNCTION tell_change();
--> statement-breakpoint
CREATE TRIGGER api_keys_tell AFTER DELETE ON "api_keys" FOR EACH ROW EXECUTE FUNCTION tell_change();
