-- Says: The newest change of one thing is found at once.
select 1;
