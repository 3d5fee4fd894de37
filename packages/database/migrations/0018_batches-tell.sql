-- A batch stands among what runs, so whoever follows an account hears when one begins, gets on, is to stop or ends.
CREATE TRIGGER batches_tell AFTER INSERT OR DELETE OR UPDATE OF "state", "stop_requested" ON "batches" FOR EACH ROW EXECUTE FUNCTION tell_change();
--> statement-breakpoint
CREATE TRIGGER batch_items_tell AFTER UPDATE OF "state" ON "batch_items" FOR EACH ROW EXECUTE FUNCTION tell_change();
