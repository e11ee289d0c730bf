-- Whether another administrator is left is asked at each change of a role: not by reading every customer.
CREATE INDEX "users_administrators" ON "users" USING btree ("id") WHERE role = 'admin' AND is_active;
