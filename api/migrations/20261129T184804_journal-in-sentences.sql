-- contracts: drop index "audit_resource"
DROP INDEX "audit_resource";
